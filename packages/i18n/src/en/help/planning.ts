/** Help with planning. `[[key]]` stands for the words of a button. */
export const planning = {
  start: {
    title: "First steps",
    topics: {
      trip: {
        title: "Make a trip",
        text: "Press **[[trips.newTrip]]** in **[[header.myTrips]]**. Say where you go and when: the map opens there, and the days are made. Both may stay empty until you know them.",
      },
      days: {
        title: "Add days",
        text: "A trip is made of days. **[[routes.addDay]]** adds the next one; the button beside it inserts a day or adds a range of dates. The tabs lead from day to day, **[[routes.all]]** shows the whole trip.",
      },
      points: {
        title: "Add places",
        text: "Type a name, an address or coordinates into the search, choose a place and add it to the day.\nOr switch to **[[map.edit]]** and double-click the map. A right click or a long press tells what is there.",
      },
      plan: {
        title: "Read the plan",
        text: "Each point says when you arrive and leave. The times follow from the start of the day, the time you spend at each point and the ways between them. “≈” marks an estimate.",
      },
      copy: {
        title: "Begin with somebody else’s trip",
        text: "The **[[header.catalog]]** has trips that others share. **[[sharing.copy]]** makes a private copy that you change as you like.",
      },
    },
  },
  points: {
    title: "Points and days",
    topics: {
      fields: {
        title: "What a point knows",
        text: "Its name and place are enough. The form also takes type, description, opening hours, time to spend, reservation, price, hotel stay, and how much you want to go: **[[points.priorities.star]]**, **[[points.priorities.normal]]** or **[[points.priorities.second]]**.",
      },
      fill: {
        title: "Have the form filled in",
        text: "**[[points.lookUp]]** finds address, website and opening hours. You see each proposal beside what you have, and decide. Nothing is saved before you press **[[actions.save]]**.",
      },
      order: {
        title: "Change the order",
        text: "Drag a point by its handle, also to another day. With the keyboard, Space or Enter picks it up, the arrow keys move it, Space or Enter puts it down. Its menu has the same.\n**[[days.order]]** in the menu of a day looks for the order with the least time on the way in which everything is open and no reservation is missed. **[[days.bestDays]]** deals the points of several days out anew: what is near together comes to one day. You see both plans, and decide.",
      },
      ways: {
        title: "How you get there",
        text: "Press the way between two points to choose car, walking, bus or another car route. After a flight or a ferry, **[[points.startHere]]** in the menu begins a new route. **[[points.exclude]]** keeps a point on the map while the route passes it by.",
      },
      stays: {
        title: "A hotel for several nights",
        text: "One point can stand on many days. Name, price and stay are shared, times belong to each day. **[[picker.putOnDays]]** in the menu of the point does it at once, and **[[picker.open]]** takes a point of the trip to this day.",
      },
      hours: {
        title: "Opening hours",
        text: "Write them like “Mo–Fr 10:00–18:00; Su off”, or in your own words. The form says what it understood, and the plan warns when a place is closed as you arrive.",
      },
      reservations: {
        title: "Reservations",
        text: "At a closed door the plan waits until it opens, with a reservation for its time, or it says by how much you are late. **[[points.cameBeforeMin]]** is how long before you want to be there.",
      },
      check: {
        title: "Check the trip",
        text: "A count at the head of the map says how many things deserve a look: a place that is closed when you arrive, a booking that you would miss, a night without a bed, a payment that is overdue. Press it for the list, and a line for its place. **Fixes** under a line proposes changes that solve it, where there are any; one press applies one. “May be wrong” stands where an estimated time decides. What Castor does not know, it does not judge.",
      },
      moves: {
        title: "Move and swap days",
        text: "The menu of a day changes its date, with all later days if you like, inserts a day before or after it, or swaps two days. Hotel stays move along. Payment dates stay.",
      },
      undo: {
        title: "Undo",
        text: "**[[history.undo]]** takes back any change of the trip, step by step: points, days, costs, notes. Deleted things come back by the message that appears.",
      },
    },
  },
  map: {
    title: "Map",
    topics: {
      source: {
        title: "Choose the map",
        text: "**[[mapSettings.open]]** has the map source and the layout. The source goes with the trip, so everybody sees it there. The layout is for this browser alone.",
      },
      tools: {
        title: "Tools",
        text: "The map measures distances, shows where you are (**[[mapTools.follow]]**), fills the screen, and hides points or those that the route skips. **[[map.fit]]** shows all of the day.",
      },
      several: {
        title: "Several days at once",
        text: "**[[routes.allDays]]** draws each day in its colour. The list beside it hides days or shows one alone.",
      },
      way: {
        title: "On the way",
        text: "**[[card.navigate]]** on the card of a point opens it in the maps app of your phone. The home page shows what is next today.",
      },
      today: {
        title: "On the day",
        text: "The home page and the map of the day show what is now and next. **[[today.here]]**, **[[today.leave]]** and **[[today.late]]** move the rest of the day, and say what that breaks and what to skip. The plan changes only when you put it there. All of it stays in this browser and needs no network.",
      },
    },
  },
} as const;
