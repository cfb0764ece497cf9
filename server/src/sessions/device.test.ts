import { expect, it } from "vitest"
import { deviceOf } from "./device.ts"

const agents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
  edge: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0",
  chrome:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
}

it("names browser and system, without versions and models", () => {
  expect(Object.values(agents).map(deviceOf)).toEqual([
    { browser: "Firefox", system: "Windows" },
    { browser: "Safari", system: "iOS" },
    { browser: "Microsoft Edge", system: "Windows" },
    { browser: "Chrome", system: "Android" },
  ])
})

it("names nothing where nothing is told, or what is no name", () => {
  const nothing = { browser: null, system: null }
  expect(deviceOf(undefined)).toEqual(nothing)
  expect(deviceOf("")).toEqual(nothing)
  expect(deviceOf("Votre-banque: <a href=x>/1")).toEqual(nothing)
  expect(deviceOf("\u202e".repeat(5_000))).toEqual(nothing)
})
