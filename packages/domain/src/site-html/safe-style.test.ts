import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readStyle, STYLE_PROPERTIES } from "./safe-style.ts"

describe("the style of an organiser's HTML", () => {
  it.each([
    "color: #1f5d7a",
    "color: rgb(31 93 122 / 50%); font-weight: 700",
    "text-align: center; margin: 0 auto; padding: 12px 1.5em",
    "border: 1px solid #ccc; border-radius: 8px",
    "display: flex; gap: 12px; flex-wrap: wrap",
    "font-family: georgia, times new roman, serif",
    "line-height: 1.4; max-width: 60ch",
  ])("may be %s", (style) => {
    expect(readStyle(style)).toEqual({ safe: style, refused: [] })
  })

  it.each([
    "position: fixed",
    "POSITION : absolute",
    "position: sticky",
    "z-index: 9999",
    "inset: 0",
    "top: -100px",
    "margin: -500px",
    "margin-top: -1em",
    "transform: translateY(-100vh)",
    "opacity: 0",
    "float: left",
    "filter: opacity(0)",
    "background: url(https://x.example/a.png)",
    "background-image: url(//x.example)",
    "width: 100vw",
    "height: 9999px",
    "width: calc(100% + 900px)",
    "content: 'x'",
    "display: none",
    "color: red !important",
    "color: var(--x)",
    "pos\\69tion: fixed",
    "color: red/**/",
    "color: expression(alert(1))",
    "-moz-binding: url(x)",
  ])("is never %s", (style) => {
    expect(readStyle(style)).toEqual({ safe: "", refused: [style] })
    expect(readStyle(`color: red; ${style} ;font-size:2em`).safe).toBe("color: red; font-size: 2em")
  })

  it("lets through nothing but its closed list, whatever was written", () => {
    const piece = fc.constantFrom(
      "color",
      "position",
      ":",
      ";",
      "fixed",
      "red",
      "/*",
      "*/",
      "url(",
      ")",
      "-",
      "\\",
      "\n",
      '"',
    )
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 10 }).map((parts) => parts.join(""))
    fc.assert(
      fc.property(text, (style) => {
        const { safe } = readStyle(style)
        for (const declaration of safe === "" ? [] : safe.split("; ")) {
          const [name = "", value = ""] = declaration.split(": ")
          expect(STYLE_PROPERTIES).toContain(name)
          expect(value).not.toMatch(/[;:{}\\"'<>]|\/\*|url|^-/i)
        }
        expect(readStyle(safe)).toEqual({ safe, refused: [] })
      }),
    )
  })
})
