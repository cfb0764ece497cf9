import { expect, it } from "vitest"
import { isLoopback } from "./loopback.ts"

it.each([
  "localhost",
  "localhost.",
  "shop.localhost",
  "127.0.0.1",
  "127.1.2.3",
  "127.10.200.30",
  "::1",
  "[::1]",
  "[::ffff:7f00:1]",
])("%s is this machine", (name) => expect(isLoopback(name)).toBe(true))

it.each([
  "billets.example",
  "localhost.example",
  "128.0.0.1",
  "127.0.0.1.example",
  "billets.127.0.0.1",
  "::2",
  "::[1]",
  "[::]1",
  "0.0.0.0",
  "",
])("%s is not", (name) => expect(isLoopback(name)).toBe(false))
