/** The firm's own clock: its days begin by it, where no office's is meant. */
export const FIRM_ZONE = 'Asia/Riyadh';
