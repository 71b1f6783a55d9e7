import { describe, expect, test } from "vitest";
import { addTrip, load, refusal } from "../../testing/calls/trip-calls.ts";
import { testDatabases } from "../../testing/databases/each-database.ts";
import { serveTests } from "../../testing/servers/serve-tests.ts";

describe.each(testDatabases())("silenced findings on $name", async (kind) => {
  const app = await serveTests(kind);
  const anna = await app.register("Anna");
  const boris = await app.register("Boris");

  test("What the owner knows of is kept with the trip; visitors and copies get none of it (specification#silenced-findings)", async () => {
    const { id } = await addTrip(app, anna, { isPublic: true });
    const silenced = [{ kind: "noBed", things: [{ id: "day" }], figures: "[]" }];
    const saved = await app.call("POST", "trip", {
      as: anna,
      body: { id, silencing: { known: silenced, shown: [] } },
    });
    expect(saved.json()).toMatchObject({ silenced });
    expect(await load(app, anna, id)).toMatchObject({ silenced });
    expect(await load(app, boris, id)).toMatchObject({ silenced: [] });
    const copied = await app.call("GET", `trip/copy/${id}`, { as: anna });
    expect(copied.json()).toMatchObject({ silenced: [] });
    const other = [{ kind: "twoBeds", things: [{ id: "day" }], figures: "[]" }];
    const send = (known: unknown, shown: unknown) =>
      app.call("POST", "trip", { as: anna, body: { id, silencing: { known, shown } } });
    // Another device, which knows nothing of the first one.
    expect((await send(other, [])).json()).toMatchObject({ silenced: [...silenced, ...other] });
    expect((await send([], silenced)).json()).toMatchObject({ silenced: other });
    const many = Array.from({ length: 201 }, () => silenced[0]);
    const refused = await send(many, []);
    expect(refusal(refused)).toEqual([400, ["silencing.known"]]);
  });
});
