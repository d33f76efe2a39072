interface DriverError {
  readonly message: string;
  /** PostgreSQL's five letters, or the code of a connection that broke; empty without one. */
  readonly code: string;
  readonly constraint: string;
}

/** The error and what caused it, outermost first: Drizzle wraps the driver's error. */
export function driverErrors(error: unknown): DriverError[] {
  if (!(error instanceof Error)) return [];
  const textOf = (key: string): string => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : '';
  };
  const { message, cause } = error;
  return [{ message, code: textOf('code'), constraint: textOf('constraint') }, ...driverErrors(cause)];
}
