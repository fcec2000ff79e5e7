/** The airline's zone, which its days and its times of day are counted in. */
export const airlineZone = 'Asia/Shanghai';
