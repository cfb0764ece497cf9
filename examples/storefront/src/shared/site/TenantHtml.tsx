import { styled } from "styled-components"
import { useSafeHtml } from "./safe-html.ts"

/** Text an organiser wrote. */
export function TenantHtml({ html }: { html: string }) {
  const safe = useSafeHtml(html)
  if (safe === undefined) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the hook above
  return <Prose dangerouslySetInnerHTML={{ __html: safe }} />
}

const Prose = styled.div`
  max-width: 65ch;
  /* Whatever an organiser writes stays inside its own frame, below what the shop puts over itself. */
  contain: layout paint;
  isolation: isolate;
  > * + * { margin-top: ${({ theme }) => theme.space[4]}; }
`
