import { expect, it } from "vitest"
import { escapeHtml } from "./escape-html.ts"

it("leaves nothing that opens a tag, an entity or an attribute", () => {
  expect(escapeHtml(`<b title="a" lang='fr'>R&B</b>`)).toBe(
    "&#60;b title=&#34;a&#34; lang=&#39;fr&#39;&#62;R&#38;B&#60;/b&#62;",
  )
  expect(escapeHtml("Été, 19 h")).toBe("Été, 19 h")
})
