import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "@jest/globals";

import { expectRefusal } from "../../test/expectRefusal.js";
import { sessionSelection, type ShownSession, useSessionServers } from "../../test/sessions/sessionServers.js";
import { makeAccount, makeCookie, post } from "../../test/sessions/signedIn.js";

const on = useSessionServers();

const minute = 60_000;

describe("signOut", () => {
  it("ends the session on every server, removes the cookie, and keeps other sessions", async () => {
    const [cookie, second] = [await on.newCookie(), await on.newCookie()];
    const answer = await post(on.server.url, "mutation { signOut }", {}, { cookie });
    expect(answer.data).toEqual({ signOut: true });
    expect(answer.headers.getSetCookie()).toEqual(["honestodds=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict"]);
    expect(await on.sessionAt(on.other.url, cookie)).toBeNull();
    expect(await on.sessionAt(on.other.url, second)).not.toBeNull();
  });

  it("with `everywhere` ends all sessions of the account on every server, but no sessions of other accounts", async () => {
    const stranger = await makeAccount(on.server.database.dataSource);
    const [cookie, second, third] = [
      await on.newCookie(),
      await on.newCookie(),
      await makeCookie(on.server.database.dataSource, stranger),
    ];
    await post(on.server.url, "mutation { signOut(everywhere: true) }", {}, { cookie });
    expect(await on.sessionAt(on.other.url, cookie)).toBeNull();
    expect(await on.sessionAt(on.other.url, second)).toBeNull();
    expect(await on.sessionAt(on.other.url, third)).not.toBeNull();
  });

  it("ends the session even for a request whose body is still arriving", async () => {
    const cookie = await on.newCookie();
    const body = JSON.stringify({
      query: 'mutation { createGame(input: { name: "Late", slug: "late", provider: "P" }) { id } }',
    });
    const { hostname, port } = new URL(on.server.url);
    const socket = connect(Number(port), hostname);
    let received = "";
    socket.setEncoding("utf8").on("data", (text: string) => (received += text));
    const headers = [
      "content-type: application/json",
      `content-length: ${body.length}`,
      `cookie: ${cookie}`,
      "connection: close",
    ];
    socket.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${headers.join("\r\n")}\r\n\r\n${body.slice(0, 9)}`,
    );
    expect(await on.sessionAt(on.server.url, cookie)).not.toBeNull();
    await post(on.server.url, "mutation { signOut }", {}, { cookie });
    socket.write(body.slice(9));
    await once(socket, "close");
    expect(received).toContain("UNAUTHENTICATED");
  });

  it("succeeds for a visitor, unless `everywhere` is set", async () => {
    expect((await post(on.server.url, "mutation { signOut }")).data).toEqual({ signOut: true });
    expectRefusal(await post(on.server.url, "mutation { signOut(everywhere: true) }"), "UNAUTHENTICATED");
  });
});

describe("the sessions query", () => {
  const sessions = `{ sessions ${sessionSelection} }`;

  it("returns the viewer's active sessions, newest first", async () => {
    const stranger = await makeAccount(on.server.database.dataSource);
    await on.newCookie();
    await on.age(121 * minute);
    const [older, newer] = [await on.newCookie(), await on.newCookie()];
    await makeCookie(on.server.database.dataSource, stranger);
    const { data } = await post<{ sessions: ShownSession[] }>(on.server.url, sessions, {}, { cookie: older });
    const [first, second] = [await on.sessionAt(on.server.url, newer), await on.sessionAt(on.server.url, older)];
    expect(data!.sessions).toEqual([{ ...first, isCurrent: false }, second]);
  });

  it("rejects a visitor", async () => {
    expectRefusal(await post(on.server.url, sessions), "UNAUTHENTICATED");
  });
});

describe("endSession", () => {
  const endSession = "mutation ($id: ID!) { endSession(id: $id) }";

  it("ends another session of the same account", async () => {
    const [cookie, second] = [await on.newCookie(), await on.newCookie()];
    const { id } = (await on.sessionAt(on.server.url, second))!;
    const answer = await post(on.server.url, endSession, { id }, { cookie });
    expect(answer.data).toEqual({ endSession: true });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await on.sessionAt(on.other.url, second)).toBeNull();
    expect(await on.sessionAt(on.other.url, cookie)).not.toBeNull();
  });

  it("removes the cookie if it ends the viewer's own session", async () => {
    const cookie = await on.newCookie();
    const { id } = (await on.sessionAt(on.server.url, cookie))!;
    const answer = await post(on.server.url, endSession, { id }, { cookie });
    expect(answer.headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect(await on.sessionAt(on.server.url, cookie)).toBeNull();
  });

  it("rejects a session of another account and an unknown session", async () => {
    const stranger = await makeCookie(on.server.database.dataSource, await makeAccount(on.server.database.dataSource));
    const cookie = await on.newCookie();
    const { id } = (await on.sessionAt(on.server.url, stranger))!;
    for (const wrong of [id, "00000000-0000-4000-8000-000000000000", "nonsense"])
      expectRefusal(await post(on.server.url, endSession, { id: wrong }, { cookie }), "NOT_FOUND");
    expect(await on.sessionAt(on.server.url, stranger)).not.toBeNull();
  });

  it("rejects a visitor", async () => {
    expectRefusal(await post(on.server.url, endSession, { id: "x" }), "UNAUTHENTICATED");
  });
});
