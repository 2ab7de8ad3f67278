// Creates an empty embedded database and writes it to a file in the given folder. The first start of a server unpacks
// this file. Creating the database at that time would take 5 s and more than 800 MB of memory.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const folder = process.argv.at(-1);
const database = await PGlite.create();
const file = await database.dumpDataDir("gzip");
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "cluster.tar.gz"), Buffer.from(await file.arrayBuffer()));
await database.close();
