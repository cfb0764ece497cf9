import { describe, expect, it } from "vitest"
import { ConfigError, readConfig } from "./config.ts"

describe("readConfig", () => {
  it("starts without any setting", () => {
    expect(readConfig({})).toMatchObject({
      mode: "development",
      port: 4000,
      sandbox: true,
      databaseUrl: undefined,
      publicOrigin: "http://localhost:4000",
    })
  })

  it("names nobody who may do everything unless told to [PERM-006]", () => {
    expect(readConfig({}).godUserIds).toEqual([])
    expect(readConfig({ GOD_USER_IDS: " ada, ,grace " }).godUserIds).toEqual(["ada", "grace"])
  })

  it("prefers PARTERRE_MODE to NODE_ENV", () => {
    expect(readConfig({ NODE_ENV: "test", PARTERRE_MODE: "production" }).mode).toBe("production")
  })

  it.each([
    [{ PORT: "80a" }, 'PORT: "80a" is not a whole number of at least 0'],
    [{ PORT: "70000" }, 'PORT: "70000" is not a whole number of at least 0'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL: "loud" is not one of'],
    [{ SANDBOX: "true", NODE_ENV: "production" }, "SANDBOX: the sandboxes never run in production"],
    [{ HOSTS: "billets.example" }, 'HOSTS: "billets.example" is not host=subdomain'],
    [{ PAYSAFE_BASE_URL: "http://localhost:1", NODE_ENV: "production" }, "PAYSAFE_BASE_URL: not-https"],
    [{ PUBLIC_ORIGIN: "ftp://example.org" }, "PUBLIC_ORIGIN: not a URL starting with http: or https:"],
  ])("tells what is wrong with %o", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it("keeps the password of a bad database address to itself", () => {
    const url = "mysql://parterre:hunter2@db/parterre"
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^DATABASE_URL: not a URL starting with/)
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(/hunter2/)
  })

  it("takes a website's own secret before the shared one [CFG-010]", () => {
    const { paysafe } = readConfig({ PAYSAFE_API_KEY: "shared", PAYSAFE_API_KEY_BELV: "own" }).processors
    expect(paysafe.secret("API_KEY", "BELV")).toBe("own")
    expect(paysafe.secret("API_KEY", "HARB")).toBe("shared")
    expect(paysafe.secret("WEBHOOK", "HARB")).toBeUndefined()
  })

  it("keeps what is over for some days, and never for none", () => {
    const day = 86_400_000
    expect(readConfig({ KEEP_CARTS_DAYS: "7" }).retention).toEqual({
      refusals: 30 * day,
      carts: 7 * day,
      mail: 30 * day,
    })
    expect(() => readConfig({ KEEP_CARTS_DAYS: "0" })).toThrow(
      'KEEP_CARTS_DAYS: "0" is not a whole number of at least 1',
    )
  })

  it("maps hosts to subdomains [SHELL-003]", () => {
    expect(readConfig({ HOSTS: "Billets.example=belvedere, t.example=harbour" }).hosts).toEqual(
      new Map([
        ["billets.example", "belvedere"],
        ["t.example", "harbour"],
      ]),
    )
  })
})
