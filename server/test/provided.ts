declare module "vitest" {
  interface ProvidedContext {
    /** The kind of database the integration tests run on. */
    database: "sqlite" | "postgres"
    /** The PostgreSQL server; each test database is a copy of its template. */
    postgresServer: string | undefined
  }
}

/** The migrated database that test databases are copied from. */
export const templateName = "parterre_template"
