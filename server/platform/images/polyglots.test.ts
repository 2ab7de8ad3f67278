/** Tests images that are also another type of file, and photos that contain everything that phones and editors add. */
import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import sharp from "sharp";

import { Disconnect } from "../../shared/disconnect.js";
import { makeImage } from "../../test/images.js";
import { createImageEncoder } from "./imageEncoder.js";
import { isPolyglot } from "./polyglots.js";

type Format = Parameters<typeof makeImage>[0];

let color = 0;

/** Returns an image with a color that no earlier image has. */
function picture(format: Format = "jpeg", width = 64): Promise<Buffer> {
  color += 4;
  return makeImage(format, { width, color: `rgb(${color}, 90, 30)` });
}

const append =
  (format: Format, ...parts: (string | Buffer)[]) =>
  async () =>
    Buffer.concat([await picture(format), ...parts.map((part) => Buffer.from(part))]);

/** Inserts a segment with this marker after the start of a JPEG file. */
const insertSegment = (marker: number, content: string | Buffer) => async () => {
  const jpeg = await picture();
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(Buffer.byteLength(content) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), header, Buffer.from(content), jpeg.subarray(2)]);
};

/** Inserts a chunk of this type before the pixels of a PNG file. */
const insertChunk = (type: string, content: string) => async () => {
  const png = await picture("png");
  const body = Buffer.from(type + content);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(content.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
};

/** Returns a ZIP file that contains one uncompressed file and that every ZIP program can read. */
function makeZip(name: string, content: string, comment = ""): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), facts, Buffer.from(name + content)]);
  const entry = Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0"), facts, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([local, entry, end, Buffer.from(comment)]);
}

const zip = makeZip("evil.html", "alert(1)");
const pdf = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF";
const page = "<!DOCTYPE html><html><body onload=alert(1)></body></html>";

describe("a polyglot is a photo that is also", () => {
  const polyglots: [string, () => Promise<Uint8Array>][] = [
    ["a ZIP file", append("jpeg", zip)],
    ["a ZIP file with a long comment", append("jpeg", makeZip("a", "b", "c".repeat(65_535)))],
    ["a JAR file", append("png", makeZip("META-INF/MANIFEST.MF", "Main-Class: Evil"))],
    ["a ZIP file in a WebP file", append("webp", zip)],
    ["a ZIP file in an AVIF file", append("avif", zip)],
    [
      "a ZIP file in a comment segment at its end",
      async () => {
        const jpeg = await picture();
        const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, zip.length + 2]), zip]);
        return Buffer.concat([jpeg.subarray(0, -2), comment, jpeg.subarray(-2)]);
      },
    ],
    ["a RAR archive", append("jpeg", "Rar!\u001a\u0007\u0001\0")],
    ["a 7z archive", append("jpeg", Buffer.from("377abcaf271c0004", "hex"))],
    ["a PDF file", append("jpeg", pdf)],
    ["a PDF file that begins in a comment", insertSegment(0xfe, pdf)],
    ["a web page", append("jpeg", page)],
    ["a web page in uppercase without a doctype", append("webp", "<HTML\n>alert</HTML>")],
    ["a script in a comment", insertSegment(0xfe, "<ScRiPt src=//evil.example></script>")],
    [
      "a script in XMP",
      async () =>
        sharp(await picture())
          .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'><script>alert(1)</script></x:xmpmeta>")
          .toBuffer(),
    ],
    ["an SVG file", append("avif", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an SVG element with a handler", append("jpeg", "<svg/onload=alert(1)>")],
    ["a PHP program", append("jpeg", "<?php system($_GET['c']);")],
    [
      "a PHP program in EXIF",
      async () =>
        sharp(await picture())
          .withExif({ IFD0: { Artist: "<?PHP phpinfo(); __halt_compiler();" } })
          .toBuffer(),
    ],
    ["a PHP program in a text chunk", insertChunk("tEXt", "Comment\0<?php phpinfo();")],
  ];

  it.each(polyglots)("%s", async (_name, make) => expect(isPolyglot(await make())).toBe(true));
});

/** Returns a box of an MP4 file. */
function box(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(type, 4);
  return Buffer.concat([header, content]);
}

const video = Buffer.concat([
  box("ftyp", Buffer.from("mp42\0\0\0\0isommp42")),
  box("moov", box("udta", Buffer.from("<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta/>"))),
  box("mdat", randomBytes(500_000)),
]);

/** What Samsung phones append to a photo: the time, a video, and a directory of these parts. */
const samsungTrailer = Buffer.concat([
  Buffer.from("\0\0\u0001\u000a\u000e\0\0\0Image_UTC_Data1700000000000\0\0\u0030\u000a\u0010\0\0\0MotionPhoto_Data"),
  video,
  Buffer.from("SEFH\u006b\0\0\0\u0002\0\0\0\0\0\u0001\u000a\u0034\0\0\0\u0025\0\0\0\u0024\0\0\0SEFT"),
]);

const xmp = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/" x:xmptk="Adobe XMP Core 5.1.0-jc003">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:GCamera="http://ns.google.com/photos/1.0/camera/" GCamera:MotionPhoto="1">
      <dc:description xmlns:dc="http://purl.org/dc/elements/1.1/">A &lt;b&gt; tag, and a sketch in .svg and .pdf</dc:description>
    </rdf:Description>
  </rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;

describe("a photo is not a polyglot if it has", () => {
  const photos: [string, () => Promise<Uint8Array>][] = [
    ["a video after it, as in a motion photo", append("jpeg", video)],
    ["Samsung's trailer", append("jpeg", samsungTrailer)],
    [
      "a second photo after it, as in the Multi-Picture Format",
      async () => {
        const first = await insertSegment(0xe2, "MPF\0MM\0*\0\0\0\u0008\0\0")();
        return Buffer.concat([first, await picture("jpeg", 32)]);
      },
    ],
    [
      "XMP",
      async () =>
        sharp(await picture())
          .withXmp(xmp)
          .toBuffer(),
    ],
    [
      "XMP in a PNG file",
      async () =>
        sharp(await picture("png"))
          .withXmp(xmp)
          .toBuffer(),
    ],
    [
      "XMP in a WebP file",
      async () =>
        sharp(await picture("webp"))
          .withXmp(xmp)
          .toBuffer(),
    ],
    [
      "XMP in an AVIF file",
      async () =>
        sharp(await picture("avif"))
          .withXmp(xmp)
          .toBuffer(),
    ],
    [
      "EXIF and a color profile",
      async () =>
        sharp(await picture())
          .withExif({ IFD0: { Copyright: "© 2026 <studio@example.com>" } })
          .withIccProfile("p3")
          .toBuffer(),
    ],
    ["zeros after it", append("png", Buffer.alloc(70_000))],
    ["a comment", insertSegment(0xfe, "CREATOR: gd-jpeg v1.0 (using IJG JPEG v62), PKZIP, PHP, html")],
  ];

  it.each(photos)("%s", async (_name, make) => expect(isPolyglot(await make())).toBe(false));

  it("everything that a phone appends", async () => {
    const photo = await sharp(await picture("jpeg", 65))
      .withXmp(xmp)
      .withExif({ IFD0: { Make: "Phone" } })
      .toBuffer();
    const encode = createImageEncoder({ maxProcesses: 1, timeout: 120_000 });
    const upload = Buffer.concat([photo, await picture("jpeg", 32), samsungTrailer]);
    expect(await encode(upload, new Disconnect())).toMatchObject({ width: 65, height: 48 });
  });
});

it("random bytes, such as pixels, are not detected as a polyglot", () => {
  for (let count = 0; count < 10; count += 1) expect(isPolyglot(randomBytes(8_000_000))).toBe(false);
});
