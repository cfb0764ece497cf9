import type { Options } from "tsup"

/**
 * How a package is built whose parts a browser loads one by one: each source file becomes a file of `dist`, so that a
 * bundler puts what only a later screen needs in a later file. One bundled file goes whole where its first import goes.
 */
export const moduleFiles: Options = {
  entry: ["src/**/*.{ts,tsx}", "!src/**/*.{test,test-support}.{ts,tsx}"],
  format: "esm",
  target: "es2024",
  platform: "neutral",
  sourcemap: true,
  esbuildPlugins: [
    {
      name: "module-files",
      setup(build) {
        build.onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
          kind === "entry-point" ? undefined : { path: path.replace(/\.tsx?$/, ".js"), external: true },
        )
      },
    },
  ],
}
