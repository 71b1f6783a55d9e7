import sharp from "sharp";

/**
 * Only these formats are read: the library knows many more, each with a reader of its own. It is told so for the whole process:
 * who reads fewer formats looks at the format first.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    ...["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
    ...["VipsForeignLoadNsgif", "VipsForeignLoadHeif"],
  ],
});
// Each picture is read once.
sharp.cache(false);
sharp.concurrency(1);

/** The library that decodes and encodes pictures, within the limits above. */
export { sharp };
