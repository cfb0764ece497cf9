import type { Scan } from "@parterre/contract"
import type { Language } from "@parterre/domain/language"

interface TicketTexts {
  readonly outcomes: Readonly<Record<Scan["outcome"], string>>
  /** When and where the ticket was used first. */
  readonly usedAt: (hour: string, gate: string) => string
  readonly again: string
  readonly order: (number: string) => string
  readonly counted: (admitted: number, scanned: number) => string
  readonly log: (admitted: number) => string
  readonly noScans: string
  readonly list: (good: number, used: number) => string
  readonly signed: (ticketId: string, codeNumber: number) => string
  readonly unsigned: string
  readonly usage: {
    readonly events: string
    readonly gate: string
    readonly file: (file: string) => string
    readonly line: (number: number) => string
  }
  readonly help: {
    readonly [of in
      | "about"
      | "scan"
      | "code"
      | "events"
      | "gate"
      | "again"
      | "scans"
      | "import"
      | "list"
      | "file"
      | "verify"]: string
  }
}

/** What is said of tickets at the door; the words in capitals are read at arm's length. */
export const ticketTexts: Readonly<Record<Language, TicketTexts>> = {
  en: {
    outcomes: {
      admitted: "VALID",
      "already-admitted": "ALREADY USED",
      refunded: "REFUNDED",
      replaced: "REPLACED",
      "other-event": "OTHER EVENT",
      unknown: "UNKNOWN",
    },
    usedAt: (hour, gate) => `used at ${hour}, ${gate}`,
    again: "let in again",
    order: (number) => `order ${number}`,
    counted: (admitted, scanned) =>
      `${admitted} let in, ${scanned === 1 ? "1 code" : `${scanned} codes`} scanned`,
    log: (admitted) => (admitted === 1 ? "1 ticket used" : `${admitted} tickets used`),
    noScans: "Nothing has been scanned.",
    list: (good, used) => `${good === 1 ? "1 valid ticket" : `${good} valid tickets`}, ${used} used`,
    signed: (ticketId, codeNumber) =>
      `Signed by this site: ticket ${ticketId}, code ${codeNumber + 1}. Only a scan tells whether it’s still valid.`,
    unsigned: "No key of this site has signed this code.",
    usage: {
      events: "Give --event with the ids of 1 to 20 events.",
      gate: "Give --gate, up to 60 characters.",
      file: (file) => `${file} can’t be read.`,
      line: (number) => `Line ${number} of the file isn’t a time with its zone, a comma and a code.`,
    },
    help: {
      about: "tickets at the door: scan, scans, list, import, verify",
      scan: "scan a ticket; without a code, every line read is one",
      code: "what the scanner read",
      events: "ids of the events at this door, separated by commas",
      gate: "where tickets are scanned, such as North gate",
      again: "let in someone who was let in before (permission 70)",
      scans: "the scan log of an event, newest first (permission 77)",
      import: "upload offline scans (permission 85)",
      list: "the valid tickets of an event; with --json, what an offline scanner needs",
      file: "a time and a code on each line, with a comma between",
      verify: "check a code with the site’s public keys, without scanning it",
    },
  },
  fr: {
    outcomes: {
      admitted: "VALIDE",
      "already-admitted": "DÉJÀ UTILISÉ",
      refunded: "REMBOURSÉ",
      replaced: "REMPLACÉ",
      "other-event": "AUTRE ÉVÉNEMENT",
      unknown: "INCONNU",
    },
    usedAt: (hour, gate) => `utilisé à ${hour}, ${gate}`,
    again: "nouvelle entrée",
    order: (number) => `commande ${number}`,
    counted: (admitted, scanned) =>
      `${admitted === 1 ? "1 entrée" : `${admitted} entrées`}, ${scanned === 1 ? "1 code lu" : `${scanned} codes lus`}`,
    log: (admitted) => (admitted === 1 ? "1 billet utilisé" : `${admitted} billets utilisés`),
    noScans: "Aucun code n’a été lu.",
    list: (good, used) =>
      `${good === 1 ? "1 billet valide" : `${good} billets valides`}, ${used === 1 ? "1 utilisé" : `${used} utilisés`}`,
    signed: (ticketId, codeNumber) =>
      `Signé par ce site\u00a0: billet ${ticketId}, code ${codeNumber + 1}. Seule la lecture à l’entrée dit s’il est encore valide.`,
    unsigned: "Aucune clé de ce site n’a signé ce code.",
    usage: {
      events: "Indiquez --event avec les identifiants de 1 à 20 événements.",
      gate: "Indiquez --gate, jusqu’à 60 caractères.",
      file: (file) => `Impossible de lire ${file}.`,
      line: (number) =>
        `La ligne ${number} du fichier n’est pas une heure avec son fuseau, une virgule et un code.`,
    },
    help: {
      about: "billets à l’entrée\u00a0: scan, scans, list, import, verify",
      scan: "scanner un billet\u202f; sans code, chaque ligne reçue en est un",
      code: "ce que le lecteur a lu",
      events: "identifiants des événements de cette entrée, séparés par des virgules",
      gate: "où l’on lit les billets, par exemple Porte nord",
      again: "laisser entrer une personne déjà entrée (autorisation 70)",
      scans: "le registre des lectures d’un événement, du plus récent au plus ancien (autorisation 77)",
      import: "transmettre les lectures faites hors ligne (autorisation 85)",
      list: "les billets valides d’un événement\u202f; avec --json, ce qu’il faut à un lecteur hors ligne",
      file: "une heure et un code par ligne, séparés par une virgule",
      verify: "vérifier un code avec les clés publiques du site, sans le scanner",
    },
  },
}
