import { globSync, readFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { parse } from "@formatjs/icu-messageformat-parser"
import react from "@vitejs/plugin-react"
import { build, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite"
import { precompress } from "../../scripts/precompress.ts"
import { commonFiles } from "./chunks/common-files.ts"
import { laterServices, services } from "./chunks/loads.ts"
import { isPlain } from "./src/shared/texts/is-plain.ts"

/** Told the page's own host: banks send shoppers back to that, and a page hears nothing from another origin. */
const api = { target: process.env.API_URL ?? "http://localhost:4000", changeOrigin: false }

/** The texts as plain files too, for those who embed the shop: `/assets/i18n/fr.json` and `en.json` [I18N-004]. */
const publishTexts: Plugin = {
  name: "publish-texts",
  generateBundle() {
    for (const language of ["fr", "en"]) {
      const texts = textFiles(language).map((file): object => JSON.parse(readFileSync(file, "utf8")))
      const source = JSON.stringify(Object.assign({}, ...texts), null, 2)
      this.emitFile({ type: "asset", fileName: `assets/i18n/${language}.json`, source })
    }
  },
}

const textFiles = (language: string) =>
  globSync(`src/shared/texts/{,*.}${language}.json`, { cwd: import.meta.dirname })
    .sort()
    .map((file) => join(import.meta.dirname, file))

/** The texts are read once, here, so that no browser loads what reads them. */
const readTexts: Plugin = {
  name: "read-texts",
  enforce: "pre",
  transform: {
    filter: { id: /\/src\/shared\/texts\/(?:\w+\.)?(?:fr|en)\.json$/ },
    handler(code) {
      const texts: Record<string, string> = JSON.parse(code)
      return JSON.stringify(
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, isPlain(text) ? text : parse(text)]),
        ),
      )
    },
  },
}

/** Where the services ended up, by their names in the manifest: pages of one shopper ask for them beside their screen. */
const nameServices: Plugin = {
  name: "name-services",
  generateBundle(_options, bundle) {
    const sources = [...services, ...laterServices].map((file) => join(import.meta.dirname, "src", file))
    const files = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" && file.moduleIds.some((id) => sources.includes(id))
        ? [`_${basename(file.fileName)}`]
        : [],
    )
    this.emitFile({ type: "asset", fileName: ".vite/services.json", source: JSON.stringify(files) })
  },
}

/** What the page that a server draws takes from the browser's build, which comes first. */
const clientBuild: Plugin = {
  name: "client-build",
  resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : undefined),
  load(id) {
    const read = (name: string) => readFileSync(join(import.meta.dirname, "dist", name), "utf8")
    if (id === "\0virtual:client-page") return `export default ${JSON.stringify(read("index.html"))}`
    if (id === "\0virtual:client-manifest") return `export default ${read(".vite/manifest.json")}`
    if (id === "\0virtual:client-services") return `export default ${read(".vite/services.json")}`
    if (id === "\0virtual:early-input") return earlyScript("early-input")
    if (id === "\0virtual:early-visit") return earlyScript("early-visit")
    return undefined
  },
}

/** A script of its own, small enough to stand in each page. */
async function earlyScript(name: "early-input" | "early-visit"): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: reading.resolve,
    build: {
      write: false,
      target: building.target,
      lib: { entry: join(import.meta.dirname, `src/${name}.ts`), formats: ["iife"], name: "early" },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [code] = outputs.flatMap((one) =>
    "output" in one ? one.output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])) : [],
  )
  return `export default ${JSON.stringify(code?.trim())}`
}

/** Vite's own asks for the styles of what it loads, and for its files: ours has none, and the page asks for them itself. */
const plainImports: Plugin = {
  name: "plain-imports",
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => ({ code: "export const __vitePreload = (load) => load()", map: null }),
  },
}

/** Vendor prefixes are off, as styled-components has them, and no browser of ours needs one: what writes them stays out. */
const withoutPrefixes: Plugin = {
  name: "without-prefixes",
  transform: {
    filter: { id: /stylis\/src\/Prefixer\.js/ },
    handler: () => ({ code: "export const prefix = (value) => value", map: null }),
  },
}

/** What formats messages keeps its formatters by their arguments, and in no other of the ways that the library has. */
const plainMemoize: Plugin = {
  name: "plain-memoize",
  transform: {
    filter: { id: /@formatjs\/fast-memoize\/index\.js/ },
    handler: () => ({ code: plainMemo, map: null }),
  },
}

const plainMemo = `
export const strategies = {}
export function memoize(make, { cache }) {
  const known = cache.create()
  return (...given) => {
    const key = JSON.stringify(given)
    if (known.get(key) === undefined) known.set(key, make(...given))
    return known.get(key)
  }
}
`

/**
 * Icons differ in their lines alone: what the library keeps for other frameworks, and settings of a whole page, stays out. So do
 * the names of icons and of their lines, which no compression shortens.
 */
const plainIcons: Plugin = {
  name: "plain-icons",
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/[\w-]+)\.mjs/ },
    handler: (code, id) => ({
      code: id.includes("createLucideIcon")
        ? plainIcon
        : code
            .replaceAll(/,\s*key: "\w+"/g, "")
            .replace(/name: "[\w-]+",\s*size: 24,/, "")
            .replace("__iconData.node;", ""),
      map: null,
    }),
  },
}

const plainIcon = `
import { createElement } from "react"
const common = {
  viewBox: "0 0 24 24", fill: "none", stroke: "currentColor",
  strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": true,
}
const line = ([tag, attributes]) => createElement(tag, attributes)
export default ({ node }) => ({ size = 24, ...own }) =>
  createElement("svg", { width: size, height: size, ...common, ...own }, ...node.map(line))
`

/** What draws every page, in a file of its own: it is evaluated while the rest is still on its way. */
const drawing = {
  name: "drawing",
  test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion\/[\w-]+)\/|src\/drawing\.ts$/,
  priority: 2,
}

/** A script of its own in the page, before the one that needs it: a turn of its own, too. */
const drawingFirst: Plugin = {
  name: "drawing-first",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap(({ type, name, fileName }) =>
        type === "chunk" && name === drawing.name
          ? [
              {
                tag: "script",
                attrs: { type: "module", crossorigin: true, src: `/${fileName}` },
                injectTo: "head-prepend",
              } as const,
            ]
          : [],
      ),
  },
}

/** The SDK opens a shop without a tracer: the names of its effects, and what traces them, would be loaded for nothing. */
const untraced: Plugin = {
  name: "untraced",
  enforce: "pre",
  transform: {
    filter: { id: /\/packages\/sdk\/src\/.*\.ts$/, code: /Effect\.fn\(/ },
    handler(code) {
      const plain = code.replaceAll(/Effect\.fn\("[^"]+"\)\((\s*function\s*\*)?/g, (_, generator?: string) =>
        generator === undefined ? "plainly(" : `Effect.fnUntraced(${generator}`,
      )
      return { code: plain.includes("plainly(") ? plain + plainly : plain, map: null }
    },
  },
}

const plainly = `
function plainly(body: any): any {
  return (...given: any[]) => Effect.suspend(() => body(...given))
}
`

/**
 * Components of styles are known by the place of their file among all, which is the same in the browser's build and in the
 * server's, and is shorter than a hash: no compression shortens one.
 */
const shortIds: Plugin = {
  name: "short-ids",
  enforce: "post",
  transform: {
    filter: { code: /componentId/ },
    handler(code, id) {
      const file = sources.indexOf(relative(import.meta.dirname, id.split("?", 1)[0] ?? ""))
      if (file < 0) return undefined
      const prefix = `c${file.toString(36)}`
      return { code: code.replaceAll(/(componentId: *["'`])sc-\w+-(\d+)/g, `$1${prefix}-$2`), map: null }
    },
  },
}

const sources = globSync("src/**/*.{ts,tsx}", { cwd: import.meta.dirname }).sort()

/** What the page itself starts with, in one file: as twenty small ones it compresses worse. */
const shell = { name: "shell", tags: ["$initial"], priority: 1, includeDependenciesRecursively: true }

/** How the source is read, for whoever it is built. */
const reading = {
  // The same names of classes wherever a page is drawn, and styles without their white space.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  resolve: {
    conditions: ["@parterre/source", ...defaultClientConditions],
    alias: { "@formatjs/icu-messageformat-parser": "@formatjs/icu-messageformat-parser/no-parser.js" },
  },
}

const readers = () => [react(), readTexts, withoutPrefixes, plainMemoize, plainIcons, untraced, shortIds]

const building = {
  target: "es2022",
  sourcemap: false,
  chunkSizeWarningLimit: 700,
  // What a screen needs is asked for by the page that the server draws: no code of our own has to.
  modulePreload: false,
} as const

/** The group that captures a module takes this module alone: what it imports has a group of its own. */
const chunking = { includeDependenciesRecursively: false }

const common = commonFiles(import.meta.dirname, {
  ...reading,
  root: import.meta.dirname,
  plugins: [...readers(), plainImports],
  build: {
    ...building,
    write: false,
    rolldownOptions: {
      output: { chunkFileNames: "[name].js", codeSplitting: { ...chunking, groups: [drawing, shell] } },
    },
  },
})

/** React is the one of production wherever a page is drawn: a build for servers would ask the environment at each start. */
const forProduction = { "process.env.NODE_ENV": JSON.stringify("production") }

export default defineConfig(({ isSsrBuild }) => ({
  ...reading,
  ...(isSsrBuild ? { define: forProduction } : {}),
  plugins: [
    ...readers(),
    ...(isSsrBuild
      ? [clientBuild]
      : [publishTexts, precompress, plainImports, drawingFirst, nameServices, common.plugin]),
  ],
  // What a server draws pages with stands alone: the server's own packages are none of its business.
  ssr: { noExternal: true, resolve: { conditions: ["@parterre/source", ...defaultServerConditions] } },
  build: {
    ...building,
    manifest: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { ...chunking, groups: [drawing, shell, common.group] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ["/v1", "/v2", "/backend", "/assets/belvedere", "/assets/harbour", "/sandbox"].map((path) => [
        path,
        api,
      ]),
    ),
  },
}))
