import { describe, expect, it } from "vitest"
import { inShop, linksOf, siteConfig } from "../../shared/site/shop.test-support.tsx"
import { siteImage } from "../../shared/site/site.ts"
import { Toolbar } from "./Toolbar.tsx"

it("lead from a widget to the whole site, and stay in swt mode [VAR-003] [VAR-004]", () => {
  const home = (tenant: object) => Object.values(linksOf(inShop(<Toolbar />, { tenant })))[0]
  expect(home({ subdomain: "belvedere", widget: true })).toBe("/fr/pages?subdomain=belvedere")
  expect(home({ swt: true })).toBe("/fr/pages?swt=")
})

describe("the site's image of a size", () => {
  const images = [
    { imageSize: "BIG", url: "/logo.svg" },
    { imageSize: "SMALL", url: "/icon.svg" },
    { imageSize: "SMALL_FR", url: "/icone.svg" },
  ]
  const image = (language: "fr" | "en", size: string) =>
    siteImage(
      {
        language,
        tenant: { subdomain: undefined, widget: false, swt: false },
        config: { ...siteConfig, images },
      },
      size,
    )

  it("is the icon for SMALL, in French the French one [SHELL-008]", () => {
    expect([image("en", "SMALL"), image("fr", "SMALL")]).toEqual(["/icon.svg", "/icone.svg"])
    expect([image("fr", "BIG"), image("fr", "BANNER")]).toEqual(["/logo.svg", undefined])
  })
})
