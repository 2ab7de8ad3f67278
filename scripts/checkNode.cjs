// Rejects old versions of Node. Commands load this file first, so old versions must be able to parse it.
"use strict";
var version = process.versions.node.split(".").map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  process.stderr.write("HonestOdds needs Node 20.19 or newer. This is Node " + process.versions.node + ".\n");
  process.exit(1);
}
