import { useEffect, useState } from "react"
import { styled } from "styled-components"

/** Text an organiser wrote: formatting stays, scripts and handlers do not [SHELL-005]. */
export function TenantHtml({ html }: { html: string }) {
  const safe = useSafeHtml(html)
  if (safe === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the hook above
  return <Prose dangerouslySetInnerHTML={{ __html: safe }} />
}

/** Few sites write HTML, so what makes it safe is fetched by those that do; until then nothing is shown. */
function useSafeHtml(html: string): string | undefined {
  const [safe, setSafe] = useState<string>()
  useEffect(() => {
    let current = true
    import("dompurify").then(({ default: purify }) => {
      if (current) setSafe(purify.sanitize(html, { FORBID_TAGS: ["style", "form"] }))
    })
    return () => {
      current = false
    }
  }, [html])
  return safe
}

const Prose = styled.div`
  max-width: 65ch;
  > * + * { margin-top: ${({ theme }) => theme.space[4]}; }
`
