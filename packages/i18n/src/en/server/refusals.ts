import { validation } from "../validation.ts";

/**
 * Texts of refusals that only the server says: `words` of an AppError. They extend `errors` and never load in the web
 * app.
 */
export const refusals = {
  idempotencyInFlight: "This is still being saved. Please wait a moment.",
  idempotencyReused: "This key was already used for something else.",
  tooManyTrips:
    "Your account has reached its limit of trips. Delete one you no longer need, and try again.",
  tooManyRoutes: "This trip has reached its limit of days.",
  tooManyFinanceItems: "This trip has reached its limit of costs.",
  tooManyNotes: "This trip has reached its limit of notes.",
  tooManyStops: "This trip has reached its limit of points.",
  tooMuchText:
    "This trip has reached its limit of text. Shorten descriptions and notes, or remove points that are on many days from some of them.",
  tooManyPdfs:
    "Three PDFs are already being made for you or for others in your network. Wait for one of them.",
  pdfTooLarge: "This print is too long for one PDF. Choose fewer days, or leave descriptions out.",
  taskChanged: "This task has been changed elsewhere in the meantime.",
  accountLocked: "This account is locked. Ask the operator of this site.",
  wrongCredentials: "Wrong email or password.",
  wrongPassword: "Wrong password. Nothing was changed.",
  noPasswordYet:
    "This account has no password yet. Log out and choose “Forgot your password?” to set one.",
  invalidResetLink: "The password reset link is invalid or has expired",
  invalidRemindersLink: "This link is out of date. End the reminders in your settings.",
  invalidLoginCode: "This login took too long or was already used. Please log in again.",
  passwordNeeded: "Enter your password.",
  codeNeeded: "Enter a code of your app, or a recovery code.",
  invalidJoinLink:
    "This link is out of date or was already used. Log in with the other service once more.",
  onlyLogin: "This is the only way you log in. Set a password or add a passkey first.",
  wrongRegistration:
    "The password has to be the one of this registration. If you registered more than once, open the link of another mail.",
  wrongCode:
    "This code is wrong or was already used. Enter the next one from your app, or another recovery code.",
  twoStepIsOn: "Two-step login is already on.",
  wrongPasskey: "This passkey could not be checked. Please try again.",
  unknownPasskey: "This passkey is not known here. Log in another way.",
  tooManyPasskeys: "Your account has reached its limit of passkeys. Remove one you no longer use.",
  changeNeedsLogin:
    "To do this, log out, log in again the way you usually do, and try again right after that.",
  removalNeedsLogin:
    "To delete the account, log out, log in again the way you usually do, and delete it right after that.",
  emailTaken: "This address already has an account. Log in, or ask for a new password.",
  noWay: "Route between two of the points not found. Try moving the points.",
  tooManyDrafts:
    "You have reached today’s limit of AI drafts. Try again later, or fill in the fields by hand.",
  malformedJson: "This is not valid JSON.",
  invalidTripFile: validation.invalidTripFile,
  unreadableRequest: "This request is incomplete or cannot be read.",
} as const;
