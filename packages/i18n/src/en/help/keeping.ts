/** Help with money, notes, sharing and files. `[[key]]` stands for the words of a button. */
export const keeping = {
  money: {
    title: "Money",
    topics: {
      prices: {
        title: "Prices",
        text: "A point has its price in its form: for the whole group, per person, or for adults and kids. Costs without a place, such as flights, come from **[[costs.add]]** on the page **[[header.finance]]**. The number of travellers is the trip’s.",
      },
      currencies: {
        title: "Currencies",
        text: "Each price has its own currency. The table adds them up by currency, and in euros by the rates of the day that it names.",
      },
      paid: {
        title: "What is paid, and what is still due",
        text: "**[[costs.pay]]** settles a cost with one press. Payment dates and last days of free cancellation are under **[[costs.views.deadlines]]** and on the home page. **[[costs.atRisk]]** is what you have paid and cannot get back any more.",
      },
      table: {
        title: "Filter, charts, files",
        text: "Search, filter and sort the list, or look at **[[costs.views.charts]]**. **[[costs.export]]** saves what you see as CSV or XLSX, or prints it.",
      },
    },
  },
  notes: {
    title: "Notes and tasks",
    topics: {
      notes: {
        title: "Notes",
        text: "A note belongs to the whole trip or to a day, and can have replies. Bold, italic, lists and links work in notes and in descriptions.",
      },
      tasks: {
        title: "Tasks",
        text: "**[[markup.tools.checklist]]** turns a line into a task to tick off. **[[notes.insertList]]** has lists for documents, packing and leaving home.",
      },
      links: {
        title: "Links to points",
        text: "**[[notes.linkPoint]]** puts a point of the trip into a note. A press on it shows the point on the map.",
      },
    },
  },
  sharing: {
    title: "Sharing and catalog",
    topics: {
      link: {
        title: "Share by link",
        text: "A trip is private until you press **[[sharing.open]]** and make it public. Then everybody who has the link reads and copies it, and only you change it. You can end this at any time.",
      },
      sees: {
        title: "What visitors see",
        text: "Days, points, descriptions and your public name. Never costs, hotel bookings, reservation times or notes. The dialog warns about phone numbers, mail addresses and codes in texts.",
      },
      catalog: {
        title: "The catalog",
        text: "A public trip that is no draft can be listed in the **[[header.catalog]]**. Others find it there by its places and copy it. **[[sharing.report]]** tells whoever runs this site of a trip that breaks the rules.",
      },
    },
  },
  files: {
    title: "Print, files, calendar",
    topics: {
      print: {
        title: "Print and PDF",
        text: "**[[header.print]]** makes a booklet of the trip or of single days: A4, A5 or pocket size, with maps and QR codes. You choose what is in it. The same content comes as a PDF.",
      },
      downloads: {
        title: "Files for other programs",
        text: "**[[mapSettings.downloads]]** in the map settings and in the menu of a trip: KMZ, GPX, GeoJSON, calendar and JSON. JSON is the whole trip with costs and notes, to import it again.",
      },
      calendar: {
        title: "In your calendar",
        text: "**[[mapSettings.calendar]]** makes a secret link that Google, Apple and Outlook follow. Changes arrive by themselves. Renew or end the link when too many know it.",
      },
      import: {
        title: "Import",
        text: "**[[imports.open]]** reads files of Google My Maps, Google Takeout, Organic Maps, TripIt, OsmAnd, Komoot and others, and pasted lists of places or map links. You see all of it before anything is saved. **[[imports.openInto]]** puts it into a trip that you have: to the days of its dates, to one day, or to new days.",
      },
    },
  },
} as const;
