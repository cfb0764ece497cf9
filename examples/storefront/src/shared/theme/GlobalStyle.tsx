import { use, useInsertionEffect, useMemo } from "react"
import { PageHeadContext } from "../navigation/page-head.ts"
import { putIn } from "./put-in.ts"
import { theme } from "./theme.ts"

/** The element that a server writes the look of a site in. */
export const SITE_STYLE_ID = "site-style"

interface GlobalStyleProps {
  /** What is the site's own, as `siteLook` writes it. */
  look: string
  background?: string | undefined
}

/**
 * What holds for a whole site. Not one of the components' styles: those are put in anew when a drawn page is taken over, and
 * typefaces put in anew lay the whole page out again.
 */
export function GlobalStyle({ look, background }: GlobalStyleProps) {
  const css = useMemo(() => look + rulesOf(background).replaceAll(/\s*\n\s*/g, ""), [look, background])
  const head = use(PageHeadContext)
  if (head !== undefined) head.style = css
  useInsertionEffect(() => putInSite(css), [css])
  return null
}

/** The site's own, unless the page came with it. */
function putInSite(css: string): () => void {
  const drawn = document.getElementById(SITE_STYLE_ID)
  if (drawn?.textContent === css) return () => undefined
  drawn?.remove()
  return putIn(css)
}

/** A picture of the organiser lies behind everything, veiled so far that words on it stay readable. */
const behind = (background: string | undefined, surface: string) => {
  if (background === undefined) return ""
  const veil = `color-mix(in srgb, ${surface} 90%, transparent)`
  const picture = background.replaceAll(/["\\\s<]/g, encodeURIComponent)
  return `linear-gradient(${veil}, ${veil}), url("${picture}") center / cover fixed`
}

const rulesOf = (background: string | undefined) => `
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: light dark;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 88px;
  }
  html:has([data-order-bar]) { scroll-padding-bottom: 120px; }
  body {
    margin: 0;
    background: ${behind(background, theme.color.surface)} ${theme.color.surface};
    color: ${theme.color.ink};
    font-family: ${theme.font.text};
    font-size: ${theme.size.body};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1, h2 {
    font-family: ${theme.font.display};
    font-weight: ${theme.font.displayWeight};
    letter-spacing: ${theme.font.displayTracking};
    line-height: 1.1;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  h1:focus { outline: none; }
  a { color: ${theme.color.accent}; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  :focus-visible, [data-focus-visible] {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    border-radius: ${theme.radius.small};
  }
  ::selection { background: ${theme.color.accent}; color: ${theme.color.onAccent}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    body { background: #fff; color: #000; }
    [data-print="hide"] { display: none !important; }
    main, main * { background: none !important; color: #000 !important; }
  }
`
