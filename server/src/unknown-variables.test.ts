import { describe, expect, it } from "vitest"
import { unknownVariables } from "./unknown-variables.ts"

describe("a variable that nothing reads", () => {
  const told = (...names: string[]) =>
    unknownVariables(Object.fromEntries(names.map((name) => [name, "1"]))).join("\n")

  it("is told with the known one that is most like it", () => {
    expect(told("LIMIT_PER_MINUT")).toBe("LIMIT_PER_MINUT is unknown and changes nothing: LIMIT_PER_MINUTE?")
    expect(told("KEEP_CART_DAYS")).toContain("KEEP_CARTS_DAYS?")
    expect(told("METRIC_PORT")).toContain("METRICS_PORT?")
    expect(told("METRICS_POTR")).toContain("METRICS_PORT?")
    expect(told("PARTERRE_MODUS")).toContain("PARTERRE_MODE?")
  })

  it("is told of whatever prefix, where it is almost a known one", () => {
    expect(told("DATABSE_URL")).toBe("DATABSE_URL is unknown and changes nothing: DATABASE_URL?")
    expect(told("TRUSTPROXY")).toContain("TRUST_PROXY?")
    expect(told("STOREFRNT_DIR")).toContain("STOREFRONT_DIR?")
    expect(told("PULBIC_ORIGIN")).toContain("PUBLIC_ORIGIN?")
    expect(told("data_dir")).toContain("DATA_DIR?")
  })

  it("is not one of the many that other programs have", () => {
    const common = [
      ...[
        "HOME",
        "USER",
        "LANG",
        "SHELL",
        "PORTS",
        "HOSTNAME",
        "LOGNAME",
        "LOG_LEVELS_FILE",
        "XDG_DATA_DIRS",
      ],
      ...["PGHOST", "PGPORT", "PGDATABASE", "NODE_OPTIONS", "NODE_VERSION", "npm_config_cache", "NODE_ENVS"],
      ...[
        "DATABASE_HOST",
        "DATABASE_PORT",
        "DATABASE_NAME",
        "POSTGRES_PASSWORD",
        "HTTP_PROXY",
        "OTEL_SERVICE_NAME",
      ],
      ...["STRIPE_SECRET_KEY", "TICKET_SIGNING_KEY_FILE", "STATE_DIRECTORY", "INVOCATION_ID", "TMPDIR", "CI"],
    ]
    expect(told(...common)).toBe("")
  })

  it("is not one that is read, set or not, nor one of others", () => {
    expect(told("LIMIT_STREAMS_PER_ADDRESS", "METRICS_HOST", "PARTERRE_MODE", "TICKET_SIGNING_KEY")).toBe("")
    expect(told("PATH", "PAYSAFE_API_KEY_BELV", "PARTERRE_SERVER", "PARTERRE_SITE")).toBe("")
  })
})
