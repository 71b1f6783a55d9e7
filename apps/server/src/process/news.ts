/** What a link between the processes is made of. */
export interface NewsParts {
  channel: string;
  onMessage: (text: string) => void;
  /** The link is there, for the first time or again: messages may have been missed. */
  onConnected: () => void;
  log: {
    info: (line: object, message: string) => void;
    warn: (line: object, message: string) => void;
  };
}

/**
 * A link over which the processes of one installation tell each other what is new. A message can be lost, and whoever
 * listens must do without it.
 */
export interface News {
  /** Connects in the background, and again when the connection breaks. */
  start(): void;
  /** Sends a message to all processes, this one too. */
  tell(text: string): void;
  close(): Promise<void>;
}
