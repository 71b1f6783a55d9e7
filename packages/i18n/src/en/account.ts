export const account = {
  email: "Email",
  password: "Password",
  passwordConfirm: "Repeat the password",
  publicName: "Your name",
  registered: "Almost there: follow the link in the mail that we sent you.",
  confirmationSent: "If this address waits for confirmation, a new link is on its way.",
  wrongCredentials: "Wrong email or password.",
  emailTaken: "This address already has an account. Log in, or ask for a new password.",
  loggedIn: "Welcome back!",
  confirmed: "Your address is confirmed. Welcome!",
} as const;
