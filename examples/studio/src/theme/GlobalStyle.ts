import { createGlobalStyle } from "styled-components"
import { colorVariables } from "./theme.ts"

export const GlobalStyle = createGlobalStyle`
  ${colorVariables()}
  *, *::before, *::after { box-sizing: border-box; }
  html { color-scheme: light dark; }
  html[data-scheme="light"] { color-scheme: light; }
  html[data-scheme="dark"] { color-scheme: dark; }
  html, body, #root { height: 100%; }
  body {
    margin: 0;
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.ink};
    font-family: ${({ theme }) => theme.font};
    font-size: ${({ theme }) => theme.size.body};
    line-height: 1.45;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  h1, h2, h3, h4 { line-height: 1.2; text-wrap: balance; }
  ul, ol { list-style: none; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; }
  a { color: ${({ theme }) => theme.color.accent}; }
  :focus-visible { outline: 2px solid ${({ theme }) => theme.color.focus}; outline-offset: 2px; }
  h1:focus { outline: none; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after { animation: none !important; transition: none !important; }
  }
  @media print {
    [data-print="hide"] { display: none !important; }
    html, body, #root { height: auto; }
    body { background: #fff; color: #000; }
  }
`
