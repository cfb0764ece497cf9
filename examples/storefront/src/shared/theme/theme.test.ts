import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeColors, paletteAdvice } from "./colors.ts"
import { contrast, corrected, mix, readableOn } from "./contrast.ts"
import { siteLook } from "./look.ts"
import { BREAKPOINTS, theme } from "./theme.ts"

const color = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((values) => `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`)
const scheme = fc.constantFrom("light" as const, "dark" as const)

describe("contrast", () => {
  it("is 21 for black on white and 1 for a colour on itself", () => {
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5)
    expect(contrast("#7a1f3d", "#7a1f3d")).toBe(1)
  })

  it("leaves a readable colour alone and moves another towards ink", () => {
    expect(corrected("#7a1f3d", "#ffffff", "#000000", 4.5)).toBe("#7a1f3d")
    expect(contrast(corrected("#ffd166", "#ffffff", "#000000", 4.5), "#ffffff")).toBeGreaterThanOrEqual(4.5)
  })

  it("mixes from one end to the other", () => {
    expect(mix("#000000", "#ffffff", 0)).toBe("#000000")
    expect(mix("#000000", "#ffffff", 1)).toBe("#ffffff")
  })
})

describe("a tenant's theme [SHELL-006]", () => {
  it("is readable whatever the palette", () => {
    fc.assert(
      fc.property(color, color, color, scheme, (accent, surface, ink, which) => {
        const roles = makeColors({ accent, surface, ink }, "belvedere", which)
        // No grey reaches 7:1 on a mid-grey surface; 4.5:1 always can be reached.
        const reachable = contrast(readableOn(roles.surface), roles.surface)
        expect(contrast(roles.ink, roles.surface)).toBeGreaterThanOrEqual(Math.min(7, reachable) - 0.01)
        expect(contrast(roles.inkMuted, roles.surface)).toBeGreaterThanOrEqual(4.5 - 0.01)
        // On a sunken surface nothing reads better than ink itself.
        const onSunken = Math.min(4.5, contrast(roles.ink, roles.surfaceSunken))
        expect(contrast(roles.inkMuted, roles.surfaceSunken)).toBeGreaterThanOrEqual(onSunken - 0.01)
        expect(contrast(roles.onAccent, roles.accent)).toBeGreaterThanOrEqual(4.5 - 0.01)
        const onRaised = Math.min(4.5, contrast(roles.accent, roles.surfaceRaised))
        expect(contrast(roles.accent, roles.accentSoft)).toBeGreaterThanOrEqual(onRaised - 0.01)
      }),
    )
  })

  it("keeps the colour of a good palette and says nothing about it", () => {
    expect(
      makeColors({ accent: "#7a1f3d", surface: "#fbf7f2", ink: "#231a1d" }, "belvedere", "light").accent,
    ).toBe("#7a1f3d")
    expect(paletteAdvice({ accent: "#7a1f3d", surface: "#fbf7f2", ink: "#231a1d" })).toEqual([])
  })

  it("tells the organiser which colour could not be read", () => {
    expect(paletteAdvice({ accent: "#ffe08a", surface: "#ffffff" })[0]).toContain("accent #ffe08a")
  })

  it.each(["light", "dark"] as const)("gives twelve price levels that are seen, in %s", (which) => {
    for (const mood of ["belvedere", "harbour", "tkp"]) {
      const roles = makeColors({}, mood, which)
      expect(roles.priceLevel).toHaveLength(12)
      for (const level of [...roles.priceLevel, roles.seat.mine]) {
        expect(contrast(level, roles.surfaceRaised)).toBeGreaterThanOrEqual(3)
      }
    }
  })
})

describe("the look of a site", () => {
  const references = [...new Set(JSON.stringify(theme).match(/var\(--[\w-]+\)/g))].map((one) =>
    one.slice(4, -1),
  )
  const isColor = (name: string) => !/^--(display|radius)/.test(name)

  it.each(["belvedere", "harbour", "tkp"])(
    "writes what the theme refers to, by day and by night: %s",
    (mood) => {
      const { css } = siteLook({ accent: "#7a1f3d" }, mood)
      const [day = "", night = ""] = css
        .slice(css.indexOf(":root{"))
        .split("@media (prefers-color-scheme:dark)")
      expect(references.length).toBeGreaterThan(40)
      for (const name of references) {
        expect(day.split(`${name}:`), name).toHaveLength(2)
        if (isColor(name)) expect(night, name).toContain(`${name}:`)
      }
      const { color } = theme
      expect([color.surfaceRaised, color.seat.mine, color.priceLevel[11]]).toEqual([
        "var(--surface-raised)",
        "var(--seat-mine)",
        "var(--price-level-11)",
      ])
    },
  )

  it("is square under a bar that stays dark where the site is of the tkp system, and only there", () => {
    const tkp = siteLook({}, "tkp").css
    expect(tkp).toContain("--radius-large:0px")
    const bar = /\[data-bar\]\{([^}]*)\}/.exec(tkp)?.[1] ?? ""
    for (const name of references.filter(isColor)) expect(bar, name).toContain(`${name}:`)
    for (const mood of [undefined, "harbour", "constructor"]) {
      expect(siteLook({}, mood).css).not.toContain("[data-bar]")
      expect(siteLook({}, mood).css).toContain("--radius-large:16px")
    }
  })
})

describe("small screens", () => {
  const { upTo, from } = theme

  it("begin at 600, 800, 1000, 1050 and 1215 pixels [SHELL-060]", () => {
    expect(BREAKPOINTS).toEqual([600, 800, 1000, 1050, 1215])
  })

  it("are never small and large at once [SHELL-060]", () => {
    expect(BREAKPOINTS.map(upTo)).toEqual(BREAKPOINTS.map((width) => `@media (max-width: ${width}px)`))
    expect(BREAKPOINTS.map(from)).toEqual(BREAKPOINTS.map((width) => `@media (min-width: ${width + 1}px)`))
  })
})
