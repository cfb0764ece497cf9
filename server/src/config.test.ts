import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { programEnv } from "../test/program-env.ts"
import { readConfig, readDatabaseConfig, readStartConfig } from "./config.ts"
import { ConfigError } from "./environment-reader.ts"

const program = fileURLToPath(new URL("main.ts", import.meta.url))

const started = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ["--conditions=@parterre/source", program, "start"], {
    env: { ...programEnv, PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 30_000,
  })

describe("readConfig", () => {
  it("starts without any setting", () => {
    expect(readConfig({})).toMatchObject({
      mode: "development",
      port: 4000,
      sandbox: true,
      sandboxForOthers: false,
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
    [{ PORT: "80a" }, 'PORT: "80a" is not a whole number from 0 to 65535'],
    [{ METRICS_PORT: "99999" }, 'METRICS_PORT: "99999" is not a whole number from 0 to 65535'],
    [{ LIMIT_PER_MINUTE: "0" }, 'LIMIT_PER_MINUTE: "0" is not a whole number of at least 1'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL: "loud" is not one of'],
    [{ SANDBOX: "true", NODE_ENV: "production" }, "SANDBOX: the sandboxes never run in production"],
    [{ CARD_NUMBERS: "true", NODE_ENV: "production" }, "CARD_NUMBERS: card numbers would pass this server"],
    [
      { CARD_NUMBERS: "1", CARD_NUMBERS_ATTESTATION: "  ", NODE_ENV: "production" },
      "Name the PCI DSS attestation that covers it",
    ],
    [{ HOSTS: "billets.example" }, 'HOSTS: "billets.example" is not host=subdomain'],
    [{ PAYSAFE_BASE_URL: "http://localhost:1", NODE_ENV: "production" }, "PAYSAFE_BASE_URL: not-https"],
    [
      { PAYMENTECH_SECOND_BASE_URL: "https://127.0.0.1", NODE_ENV: "production" },
      "PAYMENTECH_SECOND_BASE_URL: loopback",
    ],
    [{ APPLE_PAY_BASE_URL: "http://apple.example", NODE_ENV: "production" }, "APPLE_PAY_BASE_URL: not-https"],
    [{ APPLE_PAY_BASE_URL: "https://localhost:1", NODE_ENV: "production" }, "APPLE_PAY_BASE_URL: loopback"],
    ...["apple-pay-gateway.apple.com.example", "apple.com", "apple-pay-gateway.example"].map(
      (host): [Record<string, string>, string] => [
        { APPLE_PAY_BASE_URL: `https://${host}`, NODE_ENV: "production" },
        "APPLE_PAY_BASE_URL: not one of Apple's hosts",
      ],
    ),
    [{ PUBLIC_ORIGIN: "ftp://example.org" }, "PUBLIC_ORIGIN: not a URL starting with http: or https:"],
  ])("tells what is wrong with %o", (environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError)
    expect(() => readConfig(environment)).toThrow(message)
  })

  it("calls Apple at the hosts that Apple lists", () => {
    const lists = [
      "apple-pay-gateway",
      "apple-pay-gateway-cert",
      "apple-pay-gateway-nc-pod1",
      "cn-apple-pay-gateway-sh-pod1",
    ]
    for (const name of lists) {
      const APPLE_PAY_BASE_URL = `https://${name}.apple.com`
      expect(readConfig({ APPLE_PAY_BASE_URL, NODE_ENV: "production" }).applePay.baseUrl).toBe(
        APPLE_PAY_BASE_URL,
      )
    }
  })

  it("takes card numbers only where it is told to, and in production only under an attestation", () => {
    const attested = { CARD_NUMBERS: "true", CARD_NUMBERS_ATTESTATION: "AOC SAQ D 2026" }
    expect(readConfig({}).cardNumbers).toBe(false)
    expect(readConfig({ NODE_ENV: "production" }).cardNumbers).toBe(false)
    expect(readConfig({ CARD_NUMBERS: "true" }).cardNumbers).toBe(true)
    expect(readConfig({ ...attested, NODE_ENV: "production" }).cardNumbers).toBe(true)
    expect(readConfig({ ...attested, CARD_NUMBERS: "false", NODE_ENV: "production" }).cardNumbers).toBe(false)
  })

  it("keeps the password of a bad database address to itself", () => {
    const url = "mysql://parterre:hunter2@db/parterre"
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/^DATABASE_URL: not a URL starting with/)
    expect(() => readConfig({ DATABASE_URL: url })).not.toThrow(/hunter2/)
  })

  it("takes a website's own secret before the shared one", () => {
    const { PAYSAFE: paysafe } = readConfig({
      PAYSAFE_API_KEY: "shared",
      PAYSAFE_API_KEY_BELV: "own",
    }).processors
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
      'KEEP_CARTS_DAYS: "0" is not a whole number from 1 to 36500',
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

describe("a server about to start", () => {
  it.each([
    {},
    { HOST: "localhost" },
    { HOST: "127.0.0.1", PUBLIC_ORIGIN: "http://127.0.0.1:4000" },
    { HOST: "::1", PUBLIC_ORIGIN: "http://[::1]:4000" },
    { PUBLIC_ORIGIN: "http://belvedere.localhost:4000" },
  ])("has sandboxes on this machine: %o", (environment) => {
    expect(readStartConfig(environment).sandbox).toBe(true)
  })

  it.each([
    [{ HOST: "0.0.0.0" }, "HOST"],
    [{ HOST: "::" }, "HOST"],
    [{ HOST: "192.168.0.7" }, "HOST"],
    [{ HOST: "billets.example" }, "HOST"],
    [{ HOST: "127.0.0.1.example.ca" }, "HOST"],
    // Behind a proxy on the same machine.
    [{ PUBLIC_ORIGIN: "https://billets.example" }, "PUBLIC_ORIGIN"],
    [{ HOSTS: "billets.example=belvedere" }, "HOSTS"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY"],
  ])("opens none to others by mistake: %o", (environment, name) => {
    expect(() => readStartConfig(environment)).toThrow(ConfigError)
    expect(() => readStartConfig(environment)).toThrow(`${name}: `)
    expect(() => readStartConfig(environment)).toThrow("PARTERRE_MODE=production")
    expect(readStartConfig({ ...environment, SANDBOX: "true" }).sandbox).toBe(true)
    expect(readStartConfig({ ...environment, SANDBOX: "false" }).sandbox).toBe(false)
  })

  it("is told by the program in one line, and nothing listens", () => {
    const open = started({ HOST: "0.0.0.0" })
    expect([open.status, open.stdout]).toEqual([1, ""])
    expect(open.stderr).toMatch(/^HOST: others may reach this server.*\n$/)
    expect(started({ PARTERRE_MODE: "production", DATA_DIR: "data" }).stderr).toMatch(
      /^PUBLIC_ORIGIN: production needs.*\n$/,
    )
  })

  it("names its database in production, whether it serves or only makes tables", () => {
    const production = { PARTERRE_MODE: "production", PUBLIC_ORIGIN: "https://billets.example" }
    for (const read of [readStartConfig, readDatabaseConfig]) {
      expect(() => read({ ...production, DATABSE_URL: "postgres://db/parterre" })).toThrow(
        "DATABASE_URL: production",
      )
      expect(() => read({ ...production, DATA_DIR: " " })).toThrow("DATABASE_URL: production")
      expect(read({ ...production, DATA_DIR: "data" }).dataDir).toBe("data")
      expect(read({ ...production, DATABASE_URL: "postgres://db/parterre" }).mode).toBe("production")
    }
    expect(readDatabaseConfig({}).mode).toBe("development")
  })

  it("warns of a variable that nothing reads, and goes on", () => {
    const { stderr } = started({ LIMIT_PER_MINUT: "5", HOST: "0.0.0.0" })
    expect(stderr).toMatch(/^LIMIT_PER_MINUT is unknown .*\nHOST: others may reach/)
  })
  it("says over https where shoppers reach it in production", () => {
    const production = { PARTERRE_MODE: "production", DATA_DIR: "data" }
    for (const environment of [production, { ...production, PUBLIC_ORIGIN: "http://billets.example" }])
      expect(() => readStartConfig(environment)).toThrow("PUBLIC_ORIGIN: production needs an https address")
    const told = { ...production, PUBLIC_ORIGIN: "https://billets.example/" }
    expect(readStartConfig(told)).toMatchObject({ sandbox: false, publicOrigin: "https://billets.example" })
    // What does not serve does not ask.
    expect(readConfig(production).mode).toBe("production")
  })
})

describe("traces", () => {
  const traces = (environment: Record<string, string>) => readConfig(environment).traces
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318" }

  it("are made where a collector is named, and nowhere else", () => {
    expect(traces({})).toBeUndefined()
    expect(traces(endpoint)).toEqual({ sampler: "parentbased_always_on", ratio: 1 })
    expect(traces({ OTEL_TRACES_EXPORTER: "otlp" })).toBeDefined()
    expect(traces({ ...endpoint, OTEL_SDK_DISABLED: "true" })).toBeUndefined()
    expect(traces({ ...endpoint, OTEL_TRACES_EXPORTER: "none" })).toBeUndefined()
  })

  it("are made of a share of the requests, when that is asked for", () => {
    const sampled = { OTEL_TRACES_SAMPLER: "parentbased_traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.1" }
    expect(traces({ ...endpoint, ...sampled })).toEqual({ sampler: "parentbased_traceidratio", ratio: 0.1 })
    expect(() => traces({ ...endpoint, ...sampled, OTEL_TRACES_SAMPLER_ARG: "ten" })).toThrow(
      "OTEL_TRACES_SAMPLER_ARG",
    )
  })

  it("go by the one protocol there is", () => {
    expect(() => traces({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" })).toThrow("http/json")
  })
})

it("refuses early by default: holds in any mode, a late event loop in production", () => {
  expect(readConfig({}).overload).toEqual({ waitingHolds: 128, delay: 0 })
  expect(readConfig({ NODE_ENV: "production" }).overload.delay).toBeGreaterThan(0)
  expect(readConfig({ LIMIT_WAITING_HOLDS: "64", LIMIT_DELAY: "80" }).overload).toEqual({
    waitingHolds: 64,
    delay: 80,
  })
  expect(() => readConfig({ LIMIT_WAITING_HOLDS: "0" })).toThrow("LIMIT_WAITING_HOLDS")
})
