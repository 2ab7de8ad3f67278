// Imported before anything that an old Node could not even read; keep to syntax of ten years ago.
var version = process.versions.node.split(".").map(Number);

if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  process.stderr.write("HonestOdds needs Node 20.19 or newer, and this is Node " + process.versions.node + ".\n");
  process.exit(1);
}
