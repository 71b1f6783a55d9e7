/** Where log lines go: `line` holds the fields, `message` says what happened. */
export interface Log {
  info(line: object, message: string): void;
  warn(line: object, message: string): void;
  error(line: object, message: string): void;
}
