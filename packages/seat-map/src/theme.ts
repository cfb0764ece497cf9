/** Colours are CSS `#rrggbb`; a theme fills them from its own tokens. Price-level colours come with the venue. */
export interface MapTheme {
  readonly surface: string
  readonly surfaceRaised: string
  readonly ink: string
  readonly inkMuted: string
  readonly line: string
  readonly accent: string
  readonly focus: string
  readonly seat: {
    /** Selected but not in the cart yet: orange by default. */
    readonly temporary: string
    /** In the shopper's cart. */
    readonly mine: string
    /** Outline of seats that cannot be chosen. */
    readonly taken: string
  }
  readonly font: string
}

export const lightTheme: MapTheme = {
  surface: "#ffffff",
  surfaceRaised: "#f6f4f1",
  ink: "#1d1a1b",
  inkMuted: "#6a6467",
  line: "#d9d4cf",
  accent: "#7a1f3d",
  focus: "#1a5fb4",
  seat: { temporary: "#e8710a", mine: "#c2410c", taken: "#a39c98" },
  font: "system-ui, sans-serif",
}

export const darkTheme: MapTheme = {
  surface: "#0e1524",
  surfaceRaised: "#182235",
  ink: "#f2f5fa",
  inkMuted: "#a7b2c6",
  line: "#33415c",
  accent: "#5cc8ff",
  focus: "#ffd166",
  seat: { temporary: "#ff9233", mine: "#ff7a1a", taken: "#66738c" },
  font: "system-ui, sans-serif",
}
