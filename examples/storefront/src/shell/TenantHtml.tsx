import DOMPurify from "dompurify"
import { useMemo } from "react"
import { styled } from "styled-components"

/** Text an organiser wrote: formatting stays, scripts and handlers do not [SHELL-005]. */
export function TenantHtml({ html }: { html: string }) {
  const safe = useMemo(
    () => ({ __html: DOMPurify.sanitize(html, { FORBID_TAGS: ["style", "form"] }) }),
    [html],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <Prose dangerouslySetInnerHTML={safe} />
}

const Prose = styled.div`
  max-width: 65ch;
  > * + * { margin-top: ${({ theme }) => theme.space[4]}; }
`
