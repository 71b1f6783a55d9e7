/** Texts of mails. */
export const mail = {
  greeting: "Hello, {{name}}!",
  confirmSubject: "Confirm your address for Castor",
  confirmText:
    "You are one click away from your first trip. Please confirm that this is your address:",
  confirmButton: "Confirm my address",
  confirmLife: "The link works once and for {{hours}} hours.",
  resetSubject: "A new password for Castor",
  resetText: "Somebody, most likely you, asked for a new password. Set it here:",
  resetButton: "Set a new password",
  resetLife_one: "The link works once and for {{count}} hour.",
  resetLife_other: "The link works once and for {{count}} hours.",
  notAsked: "If you did not ask for it, simply ignore this mail: your password stays as it is.",
  passwordChangedSubject: "Your Castor password was changed",
  passwordChangedText:
    "The password of your account was changed. If it was not you, set a new one right away:",
  passwordChangedButton: "Set a new password",
  passwordChangedByYou: "If it was you, there is nothing to do.",
  notYou: "If you did not register, simply ignore this mail: nothing will happen.",
  orCopy: "If the button does not work, copy this address into your browser:",
  signature: "The Castor beaver",
} as const;
