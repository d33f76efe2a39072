/** This process's environment without the product's settings, and with `extra` on top. */
export declare function testEnvironment(extra?: Readonly<Record<string, string>>): NodeJS.ProcessEnv;
