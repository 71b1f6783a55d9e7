/** Messages of successful answers. */
export const answers = {
  registered: "Almost there: follow the link in the mail that we sent you.",
  confirmationSent: "If this address waits for confirmation, a new link is on its way.",
  loggedIn: "Welcome back!",
  resetSent: "If this address has an account, a link to set a new password is on its way.",
  joinLinkSent: "The link is on its way. Open it in this browser.",
  passwordReset: "Your new password is set. Log in with it.",
  passwordChanged: "Your password is changed. All other devices were logged out.",
} as const;
