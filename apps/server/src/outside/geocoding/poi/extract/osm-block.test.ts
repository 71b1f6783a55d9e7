import { PbfWriter } from "pbf";
import { expect, test } from "vitest";
import { type OsmRelation, type OsmWay, readPrimitiveBlock } from "./osm-block.ts";

test("negative ids, which editors give to new objects, are resolved", () => {
  const pbf = new PbfWriter();
  const group = (_: unknown, inner: PbfWriter) => {
    inner.writeMessage(
      3,
      (_, way) => {
        way.writeVarintField(1, -17);
        way.writePackedSVarint(8, [-2, -1]);
      },
      null,
    );
    inner.writeMessage(
      4,
      (_, relation) => {
        relation.writeVarintField(1, -4);
        relation.writePackedSVarint(9, [-17]);
        relation.writePackedVarint(10, [1]);
      },
      null,
    );
  };
  pbf.writeMessage(2, group, null);
  const [ways, relations]: [OsmWay[], OsmRelation[]] = [[], []];
  readPrimitiveBlock(pbf.finish(), {
    way: (way) => ways.push(way),
    relation: (relation) => relations.push(relation),
  });
  expect(ways).toEqual([{ id: -17, tags: {}, nodes: [-2, -3] }]);
  expect(relations).toEqual([{ id: -4, tags: {}, nodes: [], ways: [-17] }]);
});
