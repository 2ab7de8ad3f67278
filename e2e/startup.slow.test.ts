import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { hasPostgres, makeDatabase } from "./databases.js";
import { makeDataDir, makeSeededDir, refuseToStart, startProduct } from "./product.js";

async function expectRefusal(env: Record<string, string>, about: RegExp): Promise<void> {
  const { code, stderr } = await refuseToStart({ env });
  expect(stderr).toMatch(about);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
}

/** Returns a directory that no user can write to. Root can write to all real file systems, but not to /sys. */
function makeUnwritable(): string {
  if (process.getuid?.() === 0) return "/sys/honestodds";
  const directory = makeDataDir();
  chmodSync(directory, 0o500);
  return directory;
}

describe("the product exits at startup with a one-line message", () => {
  it.each(["http", "-1", "70000", "40 00"])("when PORT is %j", async (port) => {
    await expectRefusal({ DATA_DIR: makeDataDir(), PORT: port }, /^PORT is /);
  });

  it("when the port is in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    try {
      await expectRefusal({ DATA_DIR: makeDataDir(), PORT: String(port) }, new RegExp(`\\b${port}\\b.*in use`, "i"));
    } finally {
      other.close();
    }
  });

  it.each(["not a url", "mysql://127.0.0.1/honestodds"])("when DATABASE_URL is %j", async (url) => {
    await expectRefusal({ DATABASE_URL: url }, /^DATABASE_URL /);
  });

  it("when the password in DATABASE_URL has an unescaped %", async () => {
    await expectRefusal({ DATABASE_URL: "postgres://u:p%ZZ@127.0.0.1/x" }, /^DATABASE_URL can't be read: .*%25\.$/m);
  });

  it("when no server listens at DATABASE_URL, without showing the password", async () => {
    const url = "postgres://editor:secret-word@127.0.0.1:1/honestodds";
    await expectRefusal({ DATABASE_URL: url }, /^No server listens at the host and port in DATABASE_URL: /);
    const { stderr } = await refuseToStart({ env: { DATABASE_URL: url } });
    expect(stderr).not.toContain("secret-word");
  });

  it("when the data directory can't be written to", async () => {
    await expectRefusal({ DATA_DIR: makeUnwritable() }, /data directory .* can't be written to/i);
  });

  it("when the data directory is a file", async () => {
    const file = join(makeDataDir(), "file");
    writeFileSync(file, "");
    await expectRefusal({ DATA_DIR: file }, /is not a directory/);
  });

  it("when the data directory contains another program's files, which remain unchanged", async () => {
    const directory = makeDataDir();
    writeFileSync(join(directory, "thesis.txt"), "");
    await expectRefusal({ DATA_DIR: directory }, /contains other files/);
  });

  it("when another process uses the data directory, without disturbing that process", async () => {
    const directory = makeSeededDir();
    const first = await startProduct({ env: { DATA_DIR: directory } });
    try {
      await expectRefusal({ DATA_DIR: directory }, /in use by another process/);
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    } finally {
      await first.stop();
    }
  });
});

if (hasPostgres) {
  describe("the product exits at startup with a one-line message", () => {
    it("when the database does not exist in PostgreSQL", async () => {
      const url = new URL(await makeDatabase());
      url.pathname = "/honestodds_e2e_nowhere";
      await expectRefusal({ DATABASE_URL: url.href }, /^The database named in DATABASE_URL does not exist: /);
    });

    it("when the database contains another program's tables that have the names of our tables", async () => {
      const url = await makeDatabase();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("CREATE TABLE casinos (something text)");
      await client.end();
      await expectRefusal({ DATABASE_URL: url }, /has tables of another program/);
    });

    it("when the URL names a schema that does not exist", async () => {
      const url = `${await makeDatabase()}?options=-csearch_path%3Dnowhere`;
      await expectRefusal({ DATABASE_URL: url }, /^The schema in DATABASE_URL does not exist: /);
    });

    it("when the database accepts no changes, such as a standby", async () => {
      const url = await makeDatabase();
      const { pathname } = new URL(url);
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`);
      await client.end();
      await expectRefusal({ DATABASE_URL: url }, /^PostgreSQL at DATABASE_URL accepts no changes: /);
    });

    it("when a newer release has changed the schema incompatibly", async () => {
      const url = await makeDatabase();
      await startProduct({ env: { DATABASE_URL: url } }).then((product) => product.stop());
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query("INSERT INTO migrations (timestamp, name) VALUES (9000000000001, 'Contract9000000000001')");
      await client.end();
      await expectRefusal(
        { DATABASE_URL: url },
        /^The database was changed by a newer release .*\(migrations: Contract9000000000001\)/,
      );
    });
  });
}

describe("stopping the product", () => {
  it("ends with exit code 0, and the product can start again with the same directory", async () => {
    const env = { DATA_DIR: makeSeededDir() };
    const first = await startProduct({ env });
    expect(await first.stop()).toBe(0);
    const second = await startProduct({ env });
    expect(await second.stop()).toBe(0);
  });
});
it("the first start on the embedded database takes less than 512 MiB of memory", async () => {
  const product = await startProduct({ env: { DATA_DIR: makeDataDir() } });
  const [, peak] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${product.pid}/status`, "utf8"))!;
  await product.stop();
  expect(Number(peak) / 1024).toBeLessThan(512);
});

describe("the output of a public site", () => {
  const PUBLIC_URL = "https://odds.example";

  it("is JSON, with the build, the setup code and a warning about the missing key", async () => {
    const product = await startProduct({ env: { PUBLIC_URL, DATA_DIR: makeSeededDir(), DRAIN_SECONDS: "0" } });
    expect(product.url).toBe(PUBLIC_URL);
    await product.stop();
    const lines = product.output().trim().split("\n");
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages[0]).toBe("the server starts");
    expect(lines[0]).toMatch(/"version":"\d+\.\d+\.\d+","build":"[0-9a-f]{12}"/);
    expect(messages).toContainEqual(expect.stringMatching(/^SECRET_KEY is not set/));
    expect(lines.join("\n")).toMatch(/"setupCode":"[0-9A-Z-]{24}"/);
  });

  it("names the migrations that the first start runs, and none in a later start", async () => {
    const env = { PUBLIC_URL, DATA_DIR: makeDataDir(), DRAIN_SECONDS: "0" };
    const migrations = async () => {
      const product = await startProduct({ env });
      await product.stop();
      const lines = product.output().trim().split("\n");
      return lines.flatMap((line) => (JSON.parse(line) as { migrations?: string[] }).migrations ?? []);
    };
    expect(await migrations()).toContainEqual(expect.stringMatching(/^Schema\d{13}$/));
    expect(await migrations()).toEqual([]);
  });

  it("is JSON if the start fails", async () => {
    const { stderr } = await refuseToStart({ env: { PUBLIC_URL, PORT: "x" } });
    expect(JSON.parse(stderr)).toMatchObject({ level: "fatal", msg: expect.stringMatching(/^PORT is "x"/) });
  });
});
