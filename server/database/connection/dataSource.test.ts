import { describe, expect, it } from "@jest/globals";

import { whyUnusable } from "./dataSource.js";

describe("the message about an unusable PostgreSQL server", () => {
  it.each([
    [
      { code: "28000", message: 'no pg_hba.conf entry for host "192.0.2.1", user "a", database "b", no encryption' },
      /rejected an unencrypted connection.*add sslmode=verify-full/,
    ],
    [
      { code: "28000", message: 'no pg_hba.conf entry for host "192.0.2.1", user "a", database "b", SSL encryption' },
      /pg_hba\.conf does not allow this machine/,
    ],
    [{ code: "28P01", message: 'password authentication failed for user "a"' }, /rejected the user name or password/],
    [{ message: "The server does not support SSL connections" }, /remove sslmode from DATABASE_URL/],
    [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT", message: "self-signed certificate" }, /add sslrootcert=/],
    [{ code: "ERR_TLS_CERT_ALTNAME_INVALID", message: "Hostname/IP does not match" }, /another host name/],
    [{ code: "ENOENT", syscall: "open", message: "ENOENT" }, /correct the path after sslrootcert/],
    [{ code: "ENOENT", syscall: "connect", message: "connect ENOENT /tmp/.s.PGSQL.5432" }, /connect ENOENT/],
  ])("for %j says what to do", (error, message) => {
    expect(whyUnusable(error)).toMatch(message);
  });
});
