import type { endpoints } from "@castor/core/endpoints.ts";

/** A one-line summary of each call for `openapi.json`. An endpoint without one is a type error. */
export const endpointSummaries = {
  account: {
    register: "Register an account, to be confirmed by mail",
    confirm: "Confirm an account by the token of its mail, and log in",
    resendConfirmation: "Send the mail that confirms an account again",
    login: "Log in with a password",
    refresh: "Get a new access token",
    logout: "End the session of a refresh token",
    me: "Read the own profile",
    language: "Choose the language",
    profile: "Change the own profile",
    password: "Change or set the password",
    forgotPassword: "Send a mail with a link to a new password",
    checkResetLink: "Ask whether the link to a new password is still valid",
    resetPassword: "Set a new password by the token of a mail",
    sessions: "List the own sessions",
    endSession: "End one of the own sessions",
    endOtherSessions: "End all own sessions but this one",
    export: "Download everything of the own account",
    remove: "Delete the own account",
    startSocialLogin: "Begin a login with a provider",
    finishSocialLogin: "Come back from a provider",
    exchangeSocialLogin: "Get a session for the code of a finished social login",
  },
  trips: {
    list: "List trips",
    get: "Read a whole trip",
    save: "Create or change a trip",
    remove: "Delete a trip",
    copy: "Copy a trip or some of its days into a new trip",
    visits: "Count how often others opened and copied a trip",
  },
  routes: {
    all: "Read several days of a trip",
    get: "Read a day",
    save: "Create or change a day",
    moveDates: "Move days to other dates",
    addDays: "Add several days",
    remove: "Delete a day",
  },
  points: {
    save: "Create or change a point",
    get: "Read a point",
    remove: "Delete a point",
    getPlace: "Read a place, which points of several days share",
    removePlace: "Delete a place from every day",
    move: "Move a point to another day",
    order: "Move a point within its day",
    attach: "Put a point's place on other days as well",
  },
  notes: {
    save: "Create or change a note, or tick a task in it",
    order: "Move a note among its neighbours",
    remove: "Delete a note and its replies",
    list: "List the notes of a trip",
  },
  finance: {
    save: "Create or change a cost",
    remove: "Delete a cost",
    item: "Read a cost",
    table: "Read all costs of a trip as a table",
  },
  exports: {
    print: "Read a whole trip to print it",
    geojson: "Download a trip as GeoJSON",
  },
  catalog: {
    list: "Search the public catalog",
  },
  services: {
    config: "Read what this installation offers",
    search: "Search places by words",
    suggest: "Suggest places while words are typed, without asking a provider",
    place: "Describe the place at a position",
    route: "Find the path between positions",
    rates: "Read exchange rates",
    describe: "Draft a point by a language model",
    analytics: "Record a visit, where analytics are set up",
  },
  system: {
    health: "Ask whether the process is alive",
    ready: "Ask whether the process can serve",
  },
} as const satisfies {
  [Group in keyof typeof endpoints]: Record<keyof (typeof endpoints)[Group], string>;
};
