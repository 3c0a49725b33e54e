/** The contract's text, as a module: a bundler takes modules along, and leaves files behind that are read by their address. */
export const contractText = async () => (await import('../openapi/university.yaml?raw')).default;
