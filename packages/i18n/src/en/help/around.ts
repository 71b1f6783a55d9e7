/** Help with everything around trips. `[[key]]` stands for the words of a button. */
export const around = {
  offline: {
    title: "Without a network",
    topics: {
      read: {
        title: "Read",
        text: "Every trip that you have opened can be read on this device without a network, for 90 days. A line says how old it is.",
      },
      map: {
        title: "Take the map along",
        text: "**[[mapSettings.offline]]** stores a trip with its map, paths and the places around. It tells the size before it begins. Do it at home: the rest works in the plane and in the mountains.",
      },
      write: {
        title: "Change things",
        text: "Go on planning: new trips, points, costs, notes and ticks are kept on this device and sent by themselves when the network is back, also after the browser was closed. The header says how many wait.",
      },
      conflicts: {
        title: "When two have changed the same",
        text: "You see both values and choose with one press. What somebody has deleted meanwhile comes back only if you want it.",
      },
      server: {
        title: "What needs the network",
        text: "Sharing, the catalog, files, import, the AI and the account. The buttons say so.",
      },
      install: {
        title: "Install the app",
        text: "The browser’s menu can install it like an app. Other apps then share links and texts with it, which become a point or a note.",
      },
    },
  },
  account: {
    title: "Account and privacy",
    topics: {
      settings: {
        title: "Language, theme, formats",
        text: "The header switches language and theme. **[[header.settings]]** has the formats of dates, distances and the currency of new trips.",
      },
      devices: {
        title: "Login and devices",
        text: "**[[header.settings]]** lists where you are logged in and ends sessions that you do not know. A new password logs out all other devices. There you can also turn on two-step login, which asks for a code after the password, and add a passkey, which logs you in by fingerprint, face or PIN.",
      },
      data: {
        title: "Your data",
        text: "You can download everything that we keep about you, and delete the account with all of it, under **[[header.settings]]**.",
      },
      privacy: {
        title: "Who learns what",
        text: "Trips are private unless you share them. Services that find places, routes and rates are asked by our server, which does not tell who asks. Maps of other providers are loaded by your browser, so they see its network address. Statistics are sent only if you allow it, and never what is in your trips.",
      },
    },
  },
  credits: {
    title: "Where maps and data come from",
    topics: {
      maps: {
        title: "Maps and places",
        text: "The map names its sources at its lower edge. Streets, places, routes and the borders of time zones are made from [OpenStreetMap](https://www.openstreetmap.org/copyright) (ODbL). Land and borders are [Natural Earth](https://www.naturalearthdata.com/)’s, towns [GeoNames](https://www.geonames.org/)’ (CC BY 4.0), public holidays [date-holidays](https://github.com/commenthol/date-holidays)’ (CC BY 3.0).",
      },
      estimates: {
        title: "How exact it is",
        text: "Ways are those of a routing service, without traffic. Where it knows none, an estimate stands in, marked with “≈” or “about”. Opening hours and prices are what you or others have entered: check what matters.",
      },
    },
  },
} as const;
