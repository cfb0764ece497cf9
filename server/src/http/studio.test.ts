import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import fastify, { type FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, it } from "vitest"
import { securityHeaders } from "./security-headers.ts"
import { studioRoutes } from "./studio.ts"

const policy = { "content-security-policy": "default-src 'none'; script-src 'self'" }
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "parterre-studio-"))
  mkdirSync(join(folder, "assets"))
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><meta name="parterre-site" content="" /><p>Studio',
  )
  writeFileSync(join(folder, "policy.json"), JSON.stringify(policy))
  writeFileSync(join(folder, "assets/main-B1x9Qz3k.js"), "1")
  writeFileSync(join(folder, "assets/main-B1x9Qz3k.js.br"), "br")
  writeFileSync(join(folder, "policy.json.br"), "br")
  app = fastify()
  const headers = securityHeaders({ secure: false })
  app.addHook("onRequest", async (_request, reply) => void reply.headers(headers))
  await app.register(studioRoutes, {
    folder,
    website: async ({ url }) => (url.includes("subdomain=belvedere") ? { id: "belvedere" } : undefined),
  })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

it("is a page that knows its site, under the policy of its build alone", async () => {
  const { body, headers } = await app.inject("/studio/?subdomain=belvedere")
  expect(body).toContain('<meta name="parterre-site" content="belvedere" />')
  expect(headers["content-security-policy"]).toBe(policy["content-security-policy"])
  expect(headers["cache-control"]).toBe("no-cache")
})

it("tells a person at a site that is not there, in a page of its own, and a program as any call", async () => {
  const headers = { accept: "text/html,application/xhtml+xml" }
  for (const url of ["/studio/", "/studio/?subdomain=x"]) {
    const { body, statusCode, headers: answered } = await app.inject({ url, headers })
    expect(statusCode, url).toBe(404)
    expect(body).toContain('<meta name="parterre-site" content="" data-unknown="" />')
    expect(answered["content-security-policy"]).toBe(policy["content-security-policy"])
    expect(answered["cache-control"]).toBe("no-cache")
  }
})

it("is at no site that is not there, and shows its files by no other way", async () => {
  const hidden = ["index.html", "policy.json", "policy.json.br"].map((name) => `/studio/${name}`)
  for (const url of ["/studio/", "/studio/?subdomain=x", ...hidden])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})

it("brings its files for good, a worker under the same policy", async () => {
  const { headers, statusCode } = await app.inject("/studio/assets/main-B1x9Qz3k.js")
  expect(statusCode).toBe(200)
  expect(headers["cache-control"]).toContain("immutable")
  expect(headers["content-security-policy"]).toBe(policy["content-security-policy"])
})

it("brings its files compressed as they were built, under the same headers", async () => {
  const url = "/studio/assets/main-B1x9Qz3k.js"
  const { headers, body } = await app.inject({ url, headers: { "accept-encoding": "br" } })
  expect(headers["content-encoding"]).toBe("br")
  expect(body).toBe("br")
  expect(headers["content-type"]).toMatch(/javascript/)
  expect(headers["cache-control"]).toContain("immutable")
  expect(headers["content-security-policy"]).toBe(policy["content-security-policy"])
})

it("leads on to itself without a slash at its end", async () => {
  const { headers } = await app.inject("/studio?subdomain=belvedere")
  expect(headers.location).toBe("/studio/?subdomain=belvedere")
})

it("is not served from a folder that is no build of it", async () => {
  const bare = fastify()
  bare.register(studioRoutes, { folder: tmpdir(), website: async () => undefined })
  await expect(bare.ready()).rejects.toMatchObject({
    name: "ConfigError",
    message: expect.stringContaining("STUDIO_DIR: no index.html and policy.json"),
  })
})
