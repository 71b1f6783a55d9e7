/** Words of the mails that the server sends. */
export const mail = {
  confirmSubject: "Confirm your address for Castor",
  confirmGreeting: "Hello, {{name}}!",
  confirmText:
    "You are one click away from your first trip. Please confirm that this is your address:",
  confirmButton: "Confirm my address",
  confirmLife: "The link works once and for {{hours}} hours.",
  notYou: "If you did not register, simply ignore this letter: nothing will happen.",
  orCopy: "If the button does not work, copy this address into your browser:",
  signature: "The Castor beaver",
} as const;
