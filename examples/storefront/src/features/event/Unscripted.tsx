import { withTexts } from "../../shared/texts/with-texts.tsx"

const NeedsScript = withTexts(() => import("./NeedsScript.tsx"), "NeedsScript", ["site"])

/** What a server draws for browsers without scripts. No other loads it. */
export const Unscripted = () => <noscript>{import.meta.env.SSR && <NeedsScript />}</noscript>
