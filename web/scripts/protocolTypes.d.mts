export function protocolTypes(): Promise<string>;
export function checkedInTypes(): Promise<string>;
