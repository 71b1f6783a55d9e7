/** What archives of macOS hold besides. */
export const isHidden = (name: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store)/.test(name);
