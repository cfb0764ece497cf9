import { faultsOf, type Rule } from "./text-rules.ts"

/** Words that a guide or a decision does without: each has one meaning here, is a metaphor for code, or needs two readings. */
const rules: readonly Rule[] = [
  {
    fault: "“venue”; for the code “repository”, “architecture”, “folder” or “package”",
    found: /\bhouses?\b/iu,
  },
  { fault: "“folder” or “package”", found: /(?<!\b(?:standing|waiting) )\brooms?\b(?! for\b)/iu },
  {
    fault: "“architecture”: a plan has seats",
    found:
      /\b(?:page|guide|document) is the plan\b|\bplan of the (?:code|project|repository|house)\b|\bthe plan (?:named|asks)\b/iu,
  },
  { fault: "“kept current”", found: /\bkept true\b/iu },
  { fault: "“delete the folder”, “is stored”", found: /\bgoes when\b|\bdata lives\b/iu },
  {
    fault: "a plain heading: “Architecture”, “Performance”, “Not done yet”",
    found: /^(?:#+ |- )?(?:how it fits together|why it is so|what it costs|what is missing)\b/iu,
  },
  { fault: "“right now”", found: /\b(?:for|at) the moment\b/iu },
  { fault: "“contact”", found: /\bwrite to us\b/iu },
  { fault: "“isn’t responding”", found: /\b(?:do|does|did|is|are) not answer(?:ing)?\b/iu },
  { fault: "“continue”", found: /\bgo(?:es|ing)? on\b(?! sale)/iu },
  { fault: "“verification”", found: /\bbank['’]s check\b/iu },
  { fault: "“does not meet the rules”, “is not enough”", found: /\b(?:will not|won['’]t) do\b/iu },
  { fault: "“is replaced”, “is dropped”", found: /\bg(?:ive|ives|iving|ave) way\b/iu },
  { fault: "“fix”", found: /\bmend(?:s|ed|ing)?\b/iu },
  { fault: "“someone”", found: /\bsomebody\b/iu },
  {
    fault: "a plain conjunction: “so”, “while”, “on”, “or else”",
    found: /\b(?:whilst|lest|upon|hence|thus|thereof|therein|herein|whence)\b/iu,
  },
  {
    fault: "a subject first: “Someone who …”, “A visitor who …”",
    found: /(?:^|[.!?:] |^- )Who(?:ever)? (?![^.!?]*\?)/u,
  },
]

export interface DocFault {
  /** From 1. */
  readonly line: number
  readonly fault: string
}

/** What is wrong with the words of a Markdown text. Code says what it must; a tree of folders, fenced without a language, is words. */
export const docFaults = (markdown: string): readonly DocFault[] => {
  const fenced = /^[ \t]*```\w[\s\S]*?^[ \t]*```/gm
  const prose = markdown
    .replaceAll(fenced, (code) => code.replaceAll(/[^\n]/g, ""))
    .replaceAll(/`[^`\n]*`/g, "`…`")
  return prose
    .split("\n")
    .flatMap((text, index) => faultsOf(text, rules).map((fault) => ({ line: index + 1, fault })))
}
