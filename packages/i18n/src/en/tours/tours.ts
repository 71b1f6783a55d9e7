/** The frame of the guided tours. */
export const tour = {
  back: "Back",
  next: "Next",
  done: "Done",
  skip: "Skip the tours",
  skipTitle: "Skip all tours?",
  skipConfirm: "They explain each screen when you open it first. Help can show them again.",
  goOn: "Go on",
  progress: "{{step}} of {{count}}",
} as const;

/** The steps of the guided tours, in order (specification#tour-ids). */
export const tours = {
  myTripsTour: {
    hello: {
      title: "Hello! I am Castor",
      text: "I build dams, routes and plans. May I show you around? It takes half a minute on each screen.",
    },
    newTrip: {
      title: "A trip begins here",
      text: "Say where and when, and you have a map with days to fill.",
    },
    import: {
      title: "Planned it elsewhere?",
      text: "Bring it along: Google My Maps, GPX, KML, a list of places and more.",
    },
    sections: {
      title: "Find a trip again",
      text: "Trips that lie ahead come first. Here you choose past ones, drafts and what you have shared.",
    },
  },
  newTripDialogTour: {
    where: {
      title: "Where to?",
      text: "A city or a country. The map opens there, and the trip gets its name.",
    },
    dates: {
      title: "When?",
      text: "With both dates I make the days for you. Leave them empty while you do not know.",
    },
    create: { title: "That is all", text: "Everything can be changed later." },
  },
  mapTour: {
    days: {
      title: "Your days",
      text: "Each tab is a day with its own route. “All” shows the whole trip.",
    },
    search: {
      title: "Find places",
      text: "Type a name, an address or coordinates, and add what you find to the day.",
    },
    mode: {
      title: "Look or edit",
      text: "With the pencil you move points, draw routes and change days. The eye protects from slips.",
    },
    more: {
      title: "Settings of the map",
      text: "Map source, offline map, files for other programs and your calendar are here.",
    },
  },
  editMapTour: {
    add: {
      title: "Add points",
      text: "This way, by the search, or by a double click on the map. Hold a point to drag it.",
    },
    dayMenu: {
      title: "Change the day",
      text: "Its name, date and travel mode. You can also move it, swap it, or insert one before it.",
    },
    undo: {
      title: "Nothing is lost",
      text: "Every change can be undone, step by step.",
    },
  },
  foundPointTour: {
    card: {
      title: "What is here",
      text: "The place that you found or pressed, with all that is known of it.",
    },
    add: {
      title: "Add it to a day",
      text: "One press adds it to the end of this day. The arrow chooses another one.",
    },
  },
  editPointTour: {
    name: { title: "A name is enough", text: "All other fields may stay empty." },
    lookUp: {
      title: "Let me look it up",
      text: "I fill in address, website and opening hours. You decide what to take.",
    },
    time: {
      title: "Time to spend",
      text: "From it follow all later times of the day.",
    },
    save: {
      title: "Save",
      text: "What you type is kept as a draft, even if the form closes by accident.",
    },
  },
  editRouteTour: {
    name: { title: "Name the day", text: "“Old town and market” says more than “Day 3”." },
    date: { title: "When it starts", text: "All times of the day are counted from here." },
    mode: {
      title: "How you travel",
      text: "New points begin with this travel mode. Each one can differ.",
    },
  },
  mapSettingsTour: {
    source: {
      title: "Choose the map",
      text: "It goes with the trip: whoever sees the trip sees this map.",
    },
    offline: {
      title: "No network there?",
      text: "Store the trip with its map on this device before you leave.",
    },
    downloads: {
      title: "Take it along",
      text: "Files for other map apps and for your calendar.",
    },
  },
} as const;
