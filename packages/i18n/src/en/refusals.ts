/** What only the server says when it refuses: `words` of an AppError. They join `errors` there and never load in the web app. */
export const refusals = {
  idempotencyInFlight: "This is still being saved. Please wait a moment.",
  idempotencyReused: "This key was already used for something else.",
  tooManyTrips:
    "You have as many trips as one account can hold. Delete one you no longer need, and try again.",
  tooManyRoutes: "This trip has as many days as a trip can hold.",
  tooManyFinanceItems: "This trip has as many costs as a trip can hold.",
  tooManyNotes: "This trip has as many notes as a trip can hold.",
  tooManyStops: "This trip has as many points as a trip can hold.",
  tooMuchText:
    "This trip holds as much text as a trip can. Shorten descriptions and notes, or take points that stand on many days off some of them.",
  taskChanged: "This task has been changed elsewhere in the meantime.",
  wrongCredentials: "Wrong email or password.",
  wrongPassword: "The password is not right. Nothing was changed.",
  noPasswordYet:
    "This account has no password yet. Log out and choose “Forgotten your password?” to set one.",
  invalidResetLink: "The password reset link is invalid or has expired",
  invalidLoginCode: "This login took too long or was already used. Please log in again.",
  removalNeedsPassword: "Enter your password to delete the account.",
  removalNeedsLogin:
    "To delete the account, log out, log in again the way you usually do, and delete it right after that.",
  emailTaken: "This address already has an account. Log in, or ask for a new password.",
  noWay: "Route between two of the points not found. Try moving the points.",
  tooManyDrafts:
    "That is all that the AI writes for one account in a day. Try again later; every field can also be filled in by hand.",
  malformedJson: "This is not valid JSON.",
  unreadableRequest: "This request is incomplete or cannot be read.",
} as const;
