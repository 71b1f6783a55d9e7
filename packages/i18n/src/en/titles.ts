/** Titles of pages, after the product's name in the window's title. */
export const titles = {
  login: "Login",
  register: "Registration",
  forgotPassword: "Forgotten password",
  resetPassword: "Set a new password",
  authCallback: "Signing you in",
  verifyEmail: "Look into your mailbox",
  confirmEmail: "Confirming your address",
  home: "Home",
  trips: "My Trips",
  catalog: "Catalog",
  help: "Help",
  settings: "Settings",
  map: "Map",
  finance: "Finance",
  tasks: "Notes and tasks",
  print: "Print",
} as const;
