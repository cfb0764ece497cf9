import { I18nProvider } from "react-aria-components"
import { describe, expect, it } from "vitest"
import { inShop } from "../../shared/site/shop.test-support.tsx"
import { DateRange } from "./DateRange.tsx"
import { Filters } from "./Filters.tsx"
import { NO_WISHES } from "./wishes.ts"

const range = (language: "fr" | "en", start: string, end: string) =>
  inShop(
    <I18nProvider locale={`${language}-CA`}>
      <DateRange start={start} end={end} today="2026-12-02" onChange={() => undefined} />
    </I18nProvider>,
    { language },
  )

/** Each date as it is written. */
const written = (markup: string) =>
  [...markup.matchAll(/class="react-aria-DateInput"[^>]*>(.*?)<\/div><(?:button|\/)/g)].map(([, text = ""]) =>
    text.replaceAll(/<[^>]*>/g, "").replaceAll(/[\u2066-\u2069\u200e]/g, ""),
  )

describe("the days of the programme", () => {
  it("are chosen from a list of presets, or between a first and a last day [DATE-001]", () => {
    const filters = inShop(
      <Filters
        wishes={{ ...NO_WISHES, when: "other" }}
        choices={{ categories: [], places: [] }}
        today="2026-12-02"
        onDistances={() => undefined}
        onChange={() => undefined}
        onClear={() => undefined}
      />,
    )
    expect(filters).toMatch(/<option value="today">.*<option value="other" selected="">/)
    expect(range("fr", "", "")).toMatch(/Du<\/span>.*Au<\/span>/)
    expect(range("en", "", "")).toMatch(/From<\/span>.*To<\/span>/)
  })

  it("are written as in fr-CA and en-CA [I18N-005]", () => {
    expect(written(range("fr", "2026-03-05", "2026-12-31"))).toEqual(["2026-03-05", "2026-12-31"])
    expect(written(range("en", "2026-03-05", "2026-12-31"))).toEqual(["2026-03-05", "2026-12-31"])
  })

  it("say that an end cannot be before its start", () => {
    expect(range("fr", "2026-12-06", "2026-12-05")).toContain("aria-invalid")
    expect(range("fr", "2026-12-05", "2026-12-06")).not.toContain("aria-invalid")
  })
})
