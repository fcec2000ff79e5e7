export { RouteWeather, type RouteWeatherProps } from '../../src/components/weather/RouteWeather.tsx';
export { WeatherDays, type WeatherDaysProps } from '../../src/components/weather/WeatherDays.tsx';
export { WeatherHours, type WeatherHoursProps } from '../../src/components/weather/WeatherHours.tsx';
export { WeatherNow, type WeatherNowProps } from '../../src/components/weather/WeatherNow.tsx';
export { WeatherSkeleton } from '../../src/components/weather/WeatherSkeleton.tsx';
