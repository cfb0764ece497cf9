import { createGlobalStyle } from "styled-components"

/** A picture of the organiser lies behind everything, veiled so far that words on it stay readable. */
const behind = ($background: string | undefined, surface: string) => {
  if ($background === undefined) return ""
  const veil = `color-mix(in srgb, ${surface} 90%, transparent)`
  const picture = $background.replaceAll(/["\\\s]/g, encodeURIComponent)
  return `linear-gradient(${veil}, ${veil}), url("${picture}") center / cover fixed`
}

interface SiteLook {
  /** The tenant's colours, as CSS variables. */
  $colors: string
  /** Its typefaces, as `fontFaces` writes them. */
  $faces: string
  $background?: string | undefined
}

export const GlobalStyle = createGlobalStyle<SiteLook>`
  ${({ $faces }) => $faces}
  ${({ $colors }) => $colors}
  *, *::before, *::after { box-sizing: border-box; }
  html {
    color-scheme: light dark;
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 88px;
  }
  body {
    margin: 0;
    background: ${({ theme, $background }) => `${behind($background, theme.color.surface)} ${theme.color.surface}`};
    color: ${({ theme }) => theme.color.ink};
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 1.5;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  h1, h2 {
    font-family: ${({ theme }) => theme.font.display};
    font-weight: ${({ theme }) => theme.font.displayWeight};
    font-stretch: ${({ theme }) => theme.font.displayStretch};
    letter-spacing: ${({ theme }) => theme.font.displayTracking};
    line-height: 1.1;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  h1:focus { outline: none; }
  a { color: ${({ theme }) => theme.color.accent}; text-underline-offset: 0.2em; }
  button, input, select, textarea { font: inherit; color: inherit; }
  img, svg { display: block; max-width: 100%; }
  img { height: auto; }
  :focus-visible, [data-focus-visible] {
    outline: 3px solid ${({ theme }) => theme.color.focus};
    outline-offset: 2px;
    border-radius: ${({ theme }) => theme.radius.small};
  }
  ::selection { background: ${({ theme }) => theme.color.accent}; color: ${({ theme }) => theme.color.onAccent}; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  @media print {
    body { background: #fff; color: #000; }
    [data-print="hide"] { display: none !important; }
    main, main * { background: none !important; color: #000 !important; }
  }
`
